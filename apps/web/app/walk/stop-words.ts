import { hazardTypesOf, questionById, type QuestionId, type WalkStop } from '@dss/domain';
import { useTranslations } from 'use-intl';

import type { useDescriptions } from '../entities/hazard/texts/index.ts';

export interface StopWords {
  /** 'Back: along the wall' */
  readonly name: string;
  /** What the owner does there. */
  readonly how: string;
}

/** What a stop is called, and what the owner does there. */
export function useStopWords(): (stop: WalkStop) => StopWords {
  const t = useTranslations('walk');
  const sideName = useTranslations('houseSides.house');
  return ({ id, kind, side }) => {
    // The questions that found no room at a side come at the end.
    const key = kind === 'house' && id !== 'house' ? 'house_more' : kind;
    return {
      name: t(`names.${key}`, { side: side === null ? '' : sideName(side) }),
      how: t(`how.${key}`),
    };
  };
}

/** The title of the hazard that a question is about. */
export function titleOf(
  questionId: QuestionId,
  descriptions: ReturnType<typeof useDescriptions>,
): string {
  const [type] = hazardTypesOf(questionById(questionId));
  return type === undefined ? '' : descriptions.hazard(type).title;
}
