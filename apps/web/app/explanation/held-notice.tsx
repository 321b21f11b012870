import type { ExplanationHazardRow } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { heldByDispute, RestoreButton, useDisputes } from '../disputes/index.ts';
import { Notice } from '../ui/notice.tsx';

/** Says that somebody else decides about a hazard, in the owner's words, and takes that back. */
export function HeldNotice({
  propertyId,
  row,
  title,
}: {
  propertyId: string;
  row: ExplanationHazardRow;
  title: string;
}) {
  const t = useTranslations('explanation.hazards');
  const format = useFormatter();
  const { data: disputes } = useDisputes(propertyId);
  const dispute = disputes && heldByDispute(disputes, row);
  return (
    <Notice title={t('heldTitle')}>
      <p className="wrap-anywhere">
        {dispute === undefined
          ? t('heldUndated')
          : t('heldText', {
              date: format.dateTime(new Date(dispute.created_at), { dateStyle: 'long' }),
              reason: dispute.reason,
            })}
      </p>
      <p className="mt-1 text-ink-soft">{t('heldEffect')}</p>
      {dispute !== undefined && (
        <RestoreButton propertyId={propertyId} disputeId={dispute.id} title={title} />
      )}
    </Notice>
  );
}
