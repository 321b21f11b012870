import type { Photo, ScoreExplanation } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { RestoreButton, useDisputes } from '../disputes/index.ts';
import { useKnowledge } from '../knowledge/index.ts';
import { Disagreement } from './disagreement.tsx';
import { disagreementAbout } from './ledger.ts';
import { UncountedItem, UncountedSection } from './uncounted-item.tsx';

export interface ContextFindingsProps {
  propertyId: string;
  explanation: ScoreExplanation;
  photos: readonly Photo[];
}

/** What matters and isn't the owner's to change: a neighbor's hazards, and buildings close by. */
export function ContextFindings({ propertyId, explanation, photos }: ContextFindingsProps) {
  const t = useTranslations('explanation');
  const format = useFormatter();
  const knowledge = useKnowledge();
  const { data: disputes } = useDisputes(propertyId);
  if (explanation.context.length === 0) return null;
  return (
    <UncountedSection id="context-heading" title={t('context.title')} lead={t('context.lead')}>
      {explanation.context.map((finding) => {
        const { dispute_id: id, hazard_type: type, reason } = finding;
        const filed = disputes?.find((dispute) => dispute.id === id);
        const disagreement = disagreementAbout(explanation.disagreements, finding);
        return (
          <UncountedItem key={`${id}-${type}`} finding={finding} photos={photos}>
            {id === null ? (
              <p className="max-w-[68ch]">{knowledge.hazard(type).severity}</p>
            ) : (
              <>
                <p className="text-caption text-ink-soft">
                  {filed === undefined
                    ? t('context.neighbourUndated')
                    : t('context.neighbour', {
                        date: format.dateTime(new Date(filed.created_at), { dateStyle: 'long' }),
                      })}
                </p>
                <p className="wrap-anywhere">{t('setAside.reason', { reason })}</p>
                <RestoreButton
                  propertyId={propertyId}
                  disputeId={id}
                  title={knowledge.hazard(type).title}
                />
              </>
            )}
            {disagreement !== undefined && <Disagreement disagreement={disagreement} />}
          </UncountedItem>
        );
      })}
    </UncountedSection>
  );
}
