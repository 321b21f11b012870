import type { AnswerAmount, AnswerValue } from '@dss/domain';
import { useTranslations } from 'use-intl';

/** An answer, and how much of it there is, how close or how steep; null or absent: not said. */
export interface ShownAnswer {
  readonly answer: AnswerValue;
  readonly amount?: AnswerAmount | null | undefined;
}

/** What an answer is called: 'Yes', or with its amount 'Yes, a lot'. */
export function useAnswerText(): (said: ShownAnswer) => string {
  const t = useTranslations('answers');
  return ({ answer, amount = null }) =>
    amount === null
      ? t(`values.${answer}`)
      : t('withAmount', { answer: t(`values.${answer}`), amount: t(`amounts.${amount}`) });
}

/** Whether this is what was said. */
export function isGiven(offered: ShownAnswer, said: ShownAnswer | undefined): boolean {
  return offered.answer === said?.answer && (offered.amount ?? null) === (said.amount ?? null);
}
