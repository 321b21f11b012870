import {
  amountsOf,
  isTapped,
  needsAnswer,
  questionById,
  type AnswerAmount,
  type Direction,
  type QuestionId,
} from '@dss/domain';
import { useId, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { QuestionDrawing } from '../../entities/answers/index.ts';
import { useDescriptions } from '../../entities/hazard/texts/index.ts';
import { useSideWords } from '../../entities/house-sides/index.ts';
import { MarkedPart } from '../../entities/evidence/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { useTapFilter } from '../../ui/quick-taps.ts';
import type { StopTile } from './stop-tiles.ts';

export interface HazardTileProps {
  tile: StopTile;
  /** Sides that it can be on; empty where the stop is at one side, or it can't be told by side. */
  sides: readonly Direction[];
  /** That of its spot on the photo; null if it has none. */
  number: number | null;
  /** Whether the next tap on the photo sets its spot. */
  isMarked: boolean;
  /** Says that it is pointed at, or no longer. */
  onPoint: (questionId: QuestionId | null) => void;
  onTap: () => void;
  /** Says that it isn't there, or takes that back. */
  onDeny: () => void;
  onAmount: (amount: AnswerAmount | null) => void;
  onSides: (sides: readonly Direction[]) => void;
  /** Null where no photo of the owner's goes with it, or it isn't this phone's to mark. */
  onMark: ((event: MouseEvent) => void) | null;
}

/** The picture of one hazard, to tap if it is there; then how much of it, on which sides, and where in the photo. */
export function HazardTile(props: HazardTileProps) {
  const { tile, sides, number, isMarked, onPoint, onTap, onDeny, onAmount, onSides, onMark } =
    props;
  const t = useTranslations('walk.tile');
  const { tile: text } = useDescriptions().question(tile.questionId);
  const { proposal, state } = tile;
  const tapped = isTapped(tile);
  const { choices } = useSideWords();
  const sideLabel = (side: Direction | null) =>
    choices.find(({ value }) => value === side)?.label ?? '';
  const detail = useId();
  const { accepts } = useTapFilter();
  return (
    <li
      className={classNames(
        'walk-tile relative rounded-small border-2 bg-paper-raised p-1.5',
        tapped ? 'border-ember' : 'border-line-strong',
        isMarked && number !== null && 'ring-2 ring-ember',
      )}
    >
      <div className="relative w-full overflow-hidden rounded-small bg-paper-sunk">
        {proposal === null ? (
          <QuestionDrawing id={tile.questionId} className="absolute inset-0 size-full" />
        ) : (
          <MarkedPart
            item={proposal}
            title={text?.name ?? ''}
            className="absolute inset-0 size-full"
          />
        )}
        {tapped && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-1 flex size-7 items-center justify-center rounded-full bg-ember font-strong text-paper"
          >
            {number ?? <CheckIcon className="size-5" />}
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-col px-0.5">
        <button
          type="button"
          data-tile={tile.questionId}
          aria-pressed={tapped}
          aria-describedby={detail}
          onPointerEnter={() => onPoint(tile.questionId)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(tile.questionId)}
          onBlur={() => onPoint(null)}
          // A shaky finger's second tap would take the first one back.
          onClick={(event) => {
            if (accepts(event)) onTap();
          }}
          // It covers the whole tile, whose picture and text describe it.
          className="rounded-small text-left leading-tight font-strong hyphens-auto wrap-break-word after:absolute after:inset-0"
        >
          {text?.name}
        </button>
        <p id={detail} className="text-caption leading-tight text-ink-soft">
          {state === 'open' && tile.saidSomewhere && (
            <strong className="block text-ink">{t('somewhere')}</strong>
          )}
          {state === 'there' && proposal !== null && (
            <strong className="block text-ink">
              {t('also', { side: sideLabel(proposal.side) })}
            </strong>
          )}
          {(state === 'seen' || state === 'perhaps' || state === 'cannot_see') && (
            <strong className="block text-ink">{t(state)}</strong>
          )}
          <span>{state === 'there' ? text?.detail : text?.note}</span>
        </p>
        {state === 'there' && <Amounts tile={tile} onAmount={onAmount} />}
        {state === 'there' && sides.length > 0 && (
          <Sides tile={tile} sides={sides} onSides={onSides} />
        )}
        {state === 'there' && onMark !== null && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onMark}
            className="relative z-1 min-h-11 rounded-small text-caption font-strong text-forest underline underline-offset-4"
          >
            {t(tile.given?.box ? 'marked' : 'mark')}
          </button>
        )}
      </div>
      {needsAnswer(tile) && !tapped && state !== 'absent' && (
        // Over the picture, where it takes no room from the words.
        <button
          type="button"
          aria-pressed={state === 'not_there'}
          aria-label={t('denied', { name: text?.name ?? '' })}
          onClick={(event) => {
            if (accepts(event)) onDeny();
          }}
          className={classNames(
            'absolute top-0.5 right-0.5 z-1 size-11 rounded-full border-2 text-caption font-strong',
            state === 'not_there'
              ? 'border-forest bg-forest text-on-forest'
              : 'border-line-strong bg-paper-raised text-ink',
          )}
        >
          {t('no')}
        </button>
      )}
    </li>
  );
}

const choice =
  'min-h-11 shrink-0 grow basis-2/5 rounded-small border px-0.5 text-caption leading-tight font-strong aria-pressed:border-ember aria-pressed:bg-ember aria-pressed:text-paper border-line-strong text-ink';

/** Two in a row, or one below the other in a narrow tile. */
const choiceRow = 'relative z-1 mt-1 flex flex-wrap gap-1';

/** Tapped again, it is taken back. */
function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
  children: string;
}) {
  const { accepts } = useTapFilter();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={(event) => {
        if (accepts(event)) onChoose(!isChosen);
      }}
      className={choice}
    >
      {children}
    </button>
  );
}

function Amounts({ tile, onAmount }: Pick<HazardTileProps, 'tile' | 'onAmount'>) {
  const t = useTranslations('answers');
  const label = useTranslations('walk.tile');
  const question = questionById(tile.questionId);
  const amounts = amountsOf(question, question.danger);
  if (amounts.length === 0) return null;
  return (
    <div role="group" aria-label={label('amount')} className={`${choiceRow} whitespace-nowrap`}>
      {amounts.map((amount) => (
        <Choice
          key={amount}
          isChosen={tile.amount === amount}
          onChoose={(chosen) => onAmount(chosen ? amount : null)}
        >
          {t(`amounts.${amount}`)}
        </Choice>
      ))}
    </div>
  );
}

function Sides({ tile, sides, onSides }: Pick<HazardTileProps, 'tile' | 'sides' | 'onSides'>) {
  const t = useTranslations('walk.tile');
  const sideWords = useSideWords();
  const chosen = tile.sides;
  return (
    <div role="group" aria-label={t('where')} className={choiceRow}>
      <p aria-hidden="true" className="w-full text-caption leading-tight text-ink-soft">
        {t('where')}
      </p>
      {sideWords.choices
        .filter(({ value }) => sides.includes(value))
        .map(({ value, label }) => (
          <Choice
            key={value}
            isChosen={chosen.includes(value)}
            onChoose={(adds) =>
              onSides(adds ? [...chosen, value] : chosen.filter((side) => side !== value))
            }
          >
            {label}
          </Choice>
        ))}
    </div>
  );
}
