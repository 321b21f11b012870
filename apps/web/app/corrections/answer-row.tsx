import { answerValues, type AnswerValue, type Direction, type QuestionId } from '@dss/domain';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { useWaitsForConnection } from '../api/use-waits-for-connection.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { CheckIcon, WarningIcon } from '../ui/icons.tsx';
import type { Choice } from './answer-changes.ts';
import { useSaveAnswer } from './answers.ts';

export interface AnswerRowProps {
  propertyId: string;
  questionId: QuestionId;
  asked: Choice['asked'];
  side: Direction | null;
  legend: ReactNode;
  legendClassName?: string;
  hint?: ReactNode;
  /** The answer as the server has it. */
  saved: AnswerValue | null;
}

/** The answers to one question on one side. A choice shows and is saved at once; one that failed stays and can be saved again. */
export function AnswerRow({
  propertyId,
  questionId,
  asked,
  side,
  legend,
  legendClassName,
  hint,
  saved,
}: AnswerRowProps) {
  const t = useTranslations('answers');
  const save = useSaveAnswer(propertyId);
  const waits = useWaitsForConnection(save);
  const [unsaved, setUnsaved] = useState<AnswerValue | null>(null);
  const keep = (answer: AnswerValue) =>
    save.mutate(
      { questionId, asked, side, answer },
      // Called for the last choice only: until that is saved, it is what shows.
      { onSuccess: () => setUnsaved(null) },
    );
  return (
    <div>
      <ChoiceGroup
        legend={legend}
        {...(legendClassName !== undefined && { legendClassName })}
        hint={hint}
        options={answerValues.map((value) => ({ value, label: t(`values.${value}`) }))}
        value={unsaved ?? saved}
        onChoose={(answer) => {
          setUnsaved(answer);
          keep(answer);
        }}
      />
      <SaveState
        status={save.status}
        waits={waits}
        error={save.error}
        onRetry={() => unsaved !== null && keep(unsaved)}
      />
    </div>
  );
}

/** Keeps its line's height, so that nothing jumps when it speaks. */
function SaveState({
  status,
  waits,
  error,
  onRetry,
}: Pick<ReturnType<typeof useSaveAnswer>, 'status' | 'error'> & {
  waits: boolean;
  onRetry: () => void;
}) {
  const t = useTranslations('answers');
  const errorText = useErrorText();
  return (
    <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 text-caption">
      <p role="status" className="flex items-start gap-1">
        {status === 'pending' && (
          <span className="text-ink-soft">{t(waits ? 'notSent' : 'saving')}</span>
        )}
        {status === 'success' && (
          <>
            <CheckIcon className="mt-0.5 size-4 text-forest" />
            <span className="text-ink-soft">{t('saved')}</span>
          </>
        )}
        {status === 'error' && (
          <>
            <WarningIcon className="mt-0.5 size-4 text-ember" />
            <span className="font-strong text-ember">
              {t('notSaved', { reason: errorText(error) })}
            </span>
          </>
        )}
      </p>
      {status === 'error' && (
        <button
          type="button"
          onClick={onRetry}
          className="min-h-8 rounded-small font-strong text-forest underline underline-offset-4"
        >
          {t('saveAgain')}
        </button>
      )}
    </div>
  );
}
