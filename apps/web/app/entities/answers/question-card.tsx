import type { Direction, QuestionId, StoredAnswer } from '@dss/domain';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useWaitsForConnection } from '../../lib/api/query-client.ts';
import { useSideWords } from '../house-sides/side-words.tsx';
import type { QuestionDescription } from '../hazard/texts/descriptions.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import type { Activation } from '../../ui/quick-taps.ts';
import { QuestionDrawing } from './question-drawing.tsx';
import { answerRows } from './answer-rows.ts';
import { isGiven, useAnswerText, type ShownAnswer } from './use-answer-text.ts';
import type { UnsavedAnswer } from './use-answering.ts';

export interface QuestionCardProps {
  id: QuestionId;
  description: QuestionDescription;
  /** The answers to this question that the server has. */
  saved: readonly StoredAnswer[];
  unsaved: UnsavedAnswer | undefined;
  /** The owner came from another question by keyboard, so focus moves here. */
  takesFocus: boolean;
  /** Whether a tap on an answer counts; notes when it did. */
  accepts: (activation: Activation) => boolean;
  onAnswer: (said: ShownAnswer) => void;
  onSides: (sides: readonly Direction[]) => void;
  /** The owner can't say which sides. */
  onGoOn: () => void;
  onSaveAgain: () => void;
}

/** One question with its drawing, its answers and, if something was found, the choice of sides. */
export function QuestionCard(props: QuestionCardProps) {
  const { id, description, saved, unsaved, takesFocus } = props;
  const t = useTranslations('answers');
  const saidText = useAnswerText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { question, why, asked, found } = description;
  const whole = saved.find(({ side }) => side === null);
  const [changing, setChanging] = useState(saved.some(({ side }) => side !== null));
  const choosing = unsaved?.said ?? null;
  const asksSides =
    asked === 'each_side' && whole?.answer === found && !changing && choosing === null;
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const chosen = choosing ?? whole ?? answerOfSides(saved, found);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid min-h-36 grid-cols-[5.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <QuestionDrawing id={id} className="w-full sm:row-span-2" />
        <h3
          ref={heading}
          tabIndex={-1}
          className="text-[1rem] leading-snug font-strong outline-none sm:text-body"
        >
          {question}
        </h3>
        <p className="text-caption text-ink-soft max-sm:col-span-2">
          {asksSides ? t('sides.lead', { answer: saidText(whole) }) : t('why', { why })}
        </p>
      </div>
      {asksSides ? (
        <SideChoices
          takesFocus={takesFocus}
          onSides={(sides, event) => {
            if (props.accepts(event)) props.onSides(sides);
          }}
          onGoOn={(event) => {
            if (props.accepts(event)) props.onGoOn();
          }}
          onChange={() => {
            setChanging(true);
            heading.current?.focus({ preventScroll: true });
          }}
        />
      ) : (
        <Answers
          description={description}
          chosen={chosen}
          onAnswer={(said, event) => {
            if (!props.accepts(event)) return;
            setChanging(false);
            props.onAnswer(said);
          }}
        />
      )}
      <SaveState unsaved={unsaved} onSaveAgain={props.onSaveAgain} />
    </div>
  );
}

/** The answer to show for a question that was answered for single sides. */
function answerOfSides(
  saved: readonly StoredAnswer[],
  found: 'yes' | 'no',
): ShownAnswer | undefined {
  const where = saved.filter(({ answer }) => answer === found);
  const [first] = where;
  if (first === undefined) return saved[0];
  const isSame = where.every(({ amount }) => (amount ?? null) === (first.amount ?? null));
  return { answer: found, amount: isSame ? first.amount : null };
}

function Answers({
  description,
  chosen,
  onAnswer,
}: {
  description: QuestionDescription;
  chosen: ShownAnswer | undefined;
  onAnswer: (said: ShownAnswer, event: MouseEvent) => void;
}) {
  const saidText = useAnswerText();
  return (
    <div className="flex flex-col gap-2 lg:max-w-xl">
      {answerRows(description).map((row) => (
        <div
          key={row[0]?.answer}
          className={classNames('grid gap-2', row.length === 3 ? 'grid-cols-3' : 'grid-cols-2')}
        >
          {row.map((said) => {
            const isChosen = isGiven(said, chosen);
            return (
              <Button
                key={`${said.answer} ${said.amount}`}
                aria-pressed={isChosen}
                size="small"
                className={classNames(
                  'min-h-12! px-2! text-body! leading-tight!',
                  isChosen && 'border-forest! bg-forest-wash!',
                )}
                onClick={(event) => onAnswer(said, event)}
              >
                {saidText(said)}
              </Button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface SideChoicesProps {
  takesFocus: boolean;
  onSides: (sides: readonly Direction[], event: MouseEvent) => void;
  onGoOn: (event: MouseEvent) => void;
  onChange: () => void;
}

/**
 * Asks on which sides it is, after an answer that found something. One side is one tap. For several, all are chosen at first, because
 * what is on more than one side is mostly on nearly all of them; the others are taken out.
 */
function SideChoices({ takesFocus, onSides, onGoOn, onChange }: SideChoicesProps) {
  const t = useTranslations('answers.sides');
  const format = useFormatter();
  const { choices } = useSideWords();
  const [several, setSeveral] = useState(false);
  const [chosen, setChosen] = useState<readonly Direction[]>([]);
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    // The group, because a screen reader may say nothing when a paragraph gets focus.
    if (takesFocus || several) group.current?.focus({ preventScroll: true });
  }, [takesFocus, several]);
  return (
    <div
      role="group"
      aria-labelledby={id}
      ref={group}
      tabIndex={-1}
      className="flex flex-col gap-2 outline-none lg:max-w-xl"
    >
      <p id={id} className="font-strong">
        {t(several ? 'titleSeveral' : 'title')}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {choices.map(({ value: side, label }) => {
          const isChosen = chosen.includes(side);
          return (
            <Button
              key={side}
              size="small"
              aria-pressed={several ? isChosen : undefined}
              className={classNames('min-h-12!', isChosen && 'border-forest! bg-forest-wash!')}
              onClick={(event) => {
                // The second half of a double-click was meant for the answer before.
                if (event.detail > 1) return;
                if (!several) {
                  onSides([side], event);
                  return;
                }
                setChosen(isChosen ? chosen.filter((each) => each !== side) : [...chosen, side]);
              }}
            >
              {isChosen && <CheckIcon className="size-5" />}
              <span>{label}</span>
            </Button>
          );
        })}
        {several ? (
          <Button
            size="small"
            tone="primary"
            className="col-span-2 min-h-12!"
            unavailable={chosen.length === 0}
            onClick={(event) => onSides(chosen, event)}
          >
            {t('save', {
              sides: format.list(
                choices.flatMap(({ value, label }) => (chosen.includes(value) ? label : [])),
              ),
            })}
          </Button>
        ) : (
          <>
            <Button
              size="small"
              className="min-h-12!"
              onClick={() => {
                setChosen(choices.map(({ value }) => value));
                setSeveral(true);
              }}
            >
              {t('several')}
            </Button>
            <Button size="small" className="min-h-12!" onClick={onGoOn}>
              {t('unknown')}
            </Button>
          </>
        )}
      </div>
      <Button tone="quiet" size="small" className="self-start px-0!" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}

function SaveState({
  unsaved,
  onSaveAgain,
}: {
  unsaved: UnsavedAnswer | undefined;
  onSaveAgain: () => void;
}) {
  const t = useTranslations('answers');
  const errorText = useErrorText();
  const failed = unsaved !== undefined && unsaved.error !== null;
  const waits = useWaitsForConnection({ isPaused: unsaved !== undefined && !failed });
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-caption not-has-[span,button]:-mt-3">
      <p role="status" className="flex items-start gap-1">
        {waits && <span className="text-ink-soft">{t('notSent')}</span>}
        {failed && (
          <>
            <WarningIcon className="mt-0.5 size-4 text-ember" />
            <span className="font-strong text-ember">
              {t('notSaved', { reason: errorText(unsaved.error) })}
            </span>
          </>
        )}
      </p>
      {failed && (
        <Button tone="quiet" size="small" className="px-0!" onClick={onSaveAgain}>
          {t('saveAgain')}
        </Button>
      )}
    </div>
  );
}
