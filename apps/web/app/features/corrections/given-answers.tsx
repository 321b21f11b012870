import { answerToStatement, tellersOfWord, type QuestionId, type StoredAnswer } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useIsFormerOwners } from '../../entities/former-owner/former-owner.tsx';
import { useSeenByText } from '../../entities/home-visits/seen-by.ts';
import { useSideWords } from '../../entities/house-sides/side-words.tsx';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { answerForHouse } from '../../entities/answers/answer-changes.ts';
import { useAnswerText } from '../../entities/answers/use-answer-text.ts';
import { useUnsentAnswers } from '../../entities/answers/use-unsent-answers.ts';
import { answersBySide } from './answers-by-side.ts';

export interface GivenAnswersProps {
  propertyId: string;
  answers: readonly StoredAnswer[];
  /** Asks a question again. */
  onChange: (id: QuestionId) => void;
}

/** Every answered question with its date; each answer can be changed or cleared. */
export function GivenAnswers({ propertyId, answers, onChange }: GivenAnswersProps) {
  const t = useTranslations('answers.given');
  const clear = useClearAnswer(propertyId);
  if (answers.length === 0) return null;
  const newestFirst = [...answers].sort((first, second) =>
    second.answered_at.localeCompare(first.answered_at),
  );
  const answered = [...new Set(newestFirst.map(({ question_id: id }) => id))];
  return (
    <Disclosure
      className="border-t border-line pt-2 print:border-0 print:pt-0"
      summaryClassName="print:min-h-0!"
      summary={
        <span className="font-strong print:font-serif print:text-title-2">
          {t('title', { count: answered.length })}
        </span>
      }
    >
      <ul className="print:columns-2 print:gap-x-8 print:text-caption">
        {answered.map((id) => {
          const given = newestFirst.filter(({ question_id: each }) => each === id);
          return (
            <GivenAnswer
              key={id}
              id={id}
              given={given}
              onChange={() => onChange(id)}
              onClear={() => clear(id, given)}
            />
          );
        })}
      </ul>
    </Disclosure>
  );
}

function GivenAnswer({
  id,
  given,
  onChange,
  onClear,
}: {
  id: QuestionId;
  given: readonly StoredAnswer[];
  onChange: () => void;
  onClear: () => void;
}) {
  const t = useTranslations('answers');
  const saidText = useAnswerText();
  const { name, naming } = useSideWords();
  const format = useFormatter();
  const { statement, found } = useDescriptions().question(id);
  const seenBy = useSeenByText();
  const isFormerOwners = useIsFormerOwners();
  const { assessors } = tellersOfWord(given);
  const entries = answersBySide(given, found).map(({ newest, sides }) => {
    const { answer, amount = null, answered_at: answeredAt } = newest;
    const date = format.dateTime(new Date(answeredAt), { dateStyle: 'long' });
    if (sides.length === 0)
      return t('given.entry', {
        answer: saidText({ answer: answerToStatement(id, answer), amount }),
        date,
      });
    const names = sides.map(({ side, side_said_as: saidAs, amount: much = null }) => {
      const sideText = name(side, naming === 'both' ? naming : saidAs);
      return much === null
        ? sideText
        : t('given.sideWithAmount', { side: sideText, amount: t(`amounts.${much}`) });
    });
    return t('given.entryWithSides', {
      answer: saidText({ answer: answerToStatement(id, answer) }),
      sides: format.list(names),
      date,
    });
  });
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 lg:ml-8 print:ml-0! print:block print:border-0 print:pt-1 print:pb-0">
      <p className="font-strong">{statement}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        {entries.map((entry) => (
          <p key={entry} className="text-caption text-ink-soft">
            {entry}
          </p>
        ))}
        {isFormerOwners(given) && (
          <p className="text-caption font-strong">{t('given.formerOwners')}</p>
        )}
        {assessors.map((by) => (
          <p key={by.visit_id} className="text-caption font-strong wrap-anywhere">
            {seenBy(by, 'seen')}
          </p>
        ))}
        <Button
          tone="quiet"
          size="small"
          aria-label={t('given.changeOf', { statement })}
          onClick={onChange}
        >
          {t('given.change')}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={t('takeBackOf', { statement })}
          onClick={onClear}
        >
          {t('takeBack')}
        </Button>
      </div>
    </li>
  );
}

/** Clears the answer to a question and offers to undo that. */
function useClearAnswer(
  propertyId: string,
): (id: QuestionId, given: readonly StoredAnswer[]) => void {
  const t = useTranslations('answers');
  const { add } = useUnsentAnswers(propertyId);
  const descriptions = useDescriptions();
  return (id, given) => {
    const again = given.map(({ answered_at: _before, ...answer }) => answer);
    add({ answers: answerForHouse(id, descriptions.question(id).asked, null) });
    showToast({
      title: t('tookBack'),
      action: { label: t('undo'), run: () => void add({ answers: again }) },
    });
  };
}
