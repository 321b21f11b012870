import { disputeKinds } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { ExplainedChoice } from '../ui/explained-choice.tsx';
import type { DisputeKind, Whose } from './dispute-draft.ts';

const owners = ['neighbour', 'landlord_or_association'] as const satisfies readonly Whose[];

interface ChoiceProps<Value> {
  value: Value | null;
  /** Whether to say that one must be chosen. */
  error: boolean;
  onChoose: (value: Value) => void;
}

/** What is not right, each with what it does to the score. */
export function KindChoice({ value, error, onChoose }: ChoiceProps<DisputeKind>) {
  const t = useTranslations('disputes');
  return (
    <ExplainedChoice
      legend={<span className="sr-only">{t('title')}</span>}
      error={error ? t('kindMissing') : undefined}
      options={disputeKinds.map((kind) => ({
        value: kind,
        label: t(`kinds.${kind}.label`),
        text: `${t(`kinds.${kind}.text`)} ${t(`kinds.${kind}.effect`)}`,
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}

/** Whose it is, each with what it does to the score. */
export function WhoseChoice({ value, error, onChoose }: ChoiceProps<Whose>) {
  const t = useTranslations('disputes.whose');
  return (
    <ExplainedChoice
      legend={<span className="font-strong">{t('title')}</span>}
      error={error ? t('missing') : undefined}
      options={owners.map((whose) => ({
        value: whose,
        label: t(`${whose}.label`),
        text: t(`${whose}.effect`),
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
