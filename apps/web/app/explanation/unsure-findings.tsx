import type { Photo, ScoreExplanation } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useKnowledge } from '../knowledge/index.ts';
import { UncountedItem, UncountedSection } from './uncounted-item.tsx';

/** Findings that are too unsure to cost points, as questions. */
export function UnsureFindings({
  explanation,
  photos,
}: {
  explanation: ScoreExplanation;
  photos: readonly Photo[];
}) {
  const t = useTranslations('explanation.unsure');
  const knowledge = useKnowledge();
  if (explanation.unsure.length === 0) return null;
  return (
    <UncountedSection id="unsure-heading" title={t('title')} lead={t('lead')}>
      {explanation.unsure.map((finding) => {
        const open = explanation.next_questions.find((question) =>
          question.hazard_types.includes(finding.hazard_type),
        );
        return (
          <UncountedItem
            key={finding.hazard_type}
            finding={finding}
            photos={photos}
            title={t('question', { title: knowledge.hazard(finding.hazard_type).title })}
          >
            <p className="text-caption text-ink-soft">
              {t('sure', { percent: Math.round(finding.confidence * 100) })}
            </p>
            {open !== undefined && (
              <p className="max-w-[68ch]">
                {t('ask', { question: knowledge.question(open.question_id).question })}
              </p>
            )}
          </UncountedItem>
        );
      })}
    </UncountedSection>
  );
}
