import { hazardTypesOf, questionById, type QuestionId, type WalkStop } from '@dss/domain';
import { useTranslations } from 'use-intl';

import type { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';

export interface StopWords {
  /** 'Back: first five feet' */
  readonly name: string;
  /** Where the owner looks. */
  readonly how: string;
}

/** What a stop is called, and where the owner looks there. */
export function useStopWords(): (stop: WalkStop) => StopWords {
  const t = useTranslations('walk');
  const sideName = useTranslations('houseSides.house');
  return ({ kind, side }) => ({
    name: t(`names.${kind}`, { side: side === null ? '' : sideName(side) }),
    how: t(`how.${kind}`),
  });
}

/** The title of the hazard that a question is about. */
export function titleOf(
  questionId: QuestionId,
  descriptions: ReturnType<typeof useDescriptions>,
): string {
  const [type] = hazardTypesOf(questionById(questionId));
  return type === undefined ? '' : descriptions.hazard(type).title;
}
