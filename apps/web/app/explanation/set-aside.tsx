import type { Photo, ScoreExplanation } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { RestoreButton, useDisputes } from '../disputes/index.ts';
import { useKnowledge } from '../knowledge/index.ts';
import { UncountedItem, UncountedSection } from './uncounted-item.tsx';

export interface SetAsideProps {
  propertyId: string;
  findings: ScoreExplanation['set_aside'];
  photos: readonly Photo[];
}

/** What the owner said isn't there or is fixed: visible, dated, with its reason and the way back. */
export function SetAside({ propertyId, findings, photos }: SetAsideProps) {
  const t = useTranslations('explanation.setAside');
  const format = useFormatter();
  const knowledge = useKnowledge();
  const { data: disputes } = useDisputes(propertyId);
  if (findings.length === 0) return null;
  return (
    <UncountedSection id="set-aside-heading" title={t('title')} lead={t('lead')}>
      {findings.map((finding) => {
        const filed = disputes?.find((dispute) => dispute.id === finding.dispute_id);
        const what = t(finding.kind);
        return (
          <UncountedItem key={finding.dispute_id} finding={finding} photos={photos}>
            <p className="text-caption text-ink-soft">
              {filed === undefined
                ? what
                : t('on', {
                    what,
                    date: format.dateTime(new Date(filed.created_at), { dateStyle: 'long' }),
                  })}
            </p>
            <p className="wrap-anywhere">{t('reason', { reason: finding.reason })}</p>
            <RestoreButton
              propertyId={propertyId}
              disputeId={finding.dispute_id}
              title={knowledge.hazard(finding.hazard_type).title}
            />
          </UncountedItem>
        );
      })}
    </UncountedSection>
  );
}
