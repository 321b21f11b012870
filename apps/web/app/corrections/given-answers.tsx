import type { StoredAnswer } from '@dss/domain';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { useDescriptions } from '../field-texts/index.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';
import { AnswerRow } from './answer-row.tsx';
import { useSaveAnswer } from './answers.ts';

export interface GivenAnswersProps {
  propertyId: string;
  answers: readonly StoredAnswer[];
}

/** Every answer with its date; each can be changed or taken back. */
export function GivenAnswers({ propertyId, answers }: GivenAnswersProps) {
  const t = useTranslations('answers.given');
  const take = useTakeBack(propertyId);
  if (answers.length === 0) return null;
  const newestFirst = answers.toSorted((first, second) =>
    second.answered_at.localeCompare(first.answered_at),
  );
  return (
    <Disclosure
      className="border-t border-line pt-2"
      summary={<span className="font-strong">{t('title', { count: answers.length })}</span>}
    >
      <ul>
        {newestFirst.map((answer) => (
          <GivenAnswer
            key={`${answer.question_id}-${answer.side}`}
            propertyId={propertyId}
            given={answer}
            onTakeBack={() => void take(answer)}
          />
        ))}
      </ul>
    </Disclosure>
  );
}

function GivenAnswer({
  propertyId,
  given,
  onTakeBack,
}: {
  propertyId: string;
  given: StoredAnswer;
  onTakeBack: () => void;
}) {
  const t = useTranslations('answers');
  const photosT = useTranslations('photos.sides');
  const format = useFormatter();
  const { question, asked } = useDescriptions().question(given.question_id);
  const [changing, setChanging] = useState(false);
  const said = {
    answer: t(`values.${given.answer}`),
    date: format.dateTime(new Date(given.answered_at), { dateStyle: 'long' }),
  };
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 lg:ml-8">
      {changing ? (
        <AnswerRow
          propertyId={propertyId}
          questionId={given.question_id}
          asked={asked}
          side={given.side}
          legend={question}
          legendClassName="font-strong"
          saved={given.answer}
        />
      ) : (
        <p className="font-strong">{question}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="text-caption text-ink-soft">
          {given.side === null
            ? t('given.entry', said)
            : t('given.entryWithSide', { ...said, side: photosT(given.side) })}
        </p>
        <Button
          tone="quiet"
          size="small"
          aria-expanded={changing}
          aria-label={changing ? undefined : t('given.changeOf', { question })}
          onClick={() => setChanging(!changing)}
        >
          {t(changing ? 'given.done' : 'given.change')}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={t('takeBackOf', { question })}
          onClick={onTakeBack}
        >
          {t('takeBack')}
        </Button>
      </div>
    </li>
  );
}

/** Takes an answer back and offers to undo that. */
function useTakeBack(propertyId: string): (given: StoredAnswer) => Promise<void> {
  const t = useTranslations('answers');
  const errorText = useErrorText();
  const save = useSaveAnswer(propertyId);
  const descriptions = useDescriptions();
  return async ({ question_id: questionId, side, answer }) => {
    const { asked } = descriptions.question(questionId);
    const change = { questionId, asked, side };
    const failed = (error: unknown) =>
      showToast({
        tone: 'danger',
        title: t('takeBackFailed'),
        description: errorText(error),
      });
    try {
      await save.mutateAsync({ ...change, answer: null });
      showToast({
        title: t('tookBack'),
        action: {
          label: t('undo'),
          run: () => void save.mutateAsync({ ...change, answer }).catch(failed),
        },
      });
    } catch (error) {
      failed(error);
    }
  };
}
