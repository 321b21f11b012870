import {
  amountsOf,
  isTapped,
  needsAnswer,
  questionById,
  type AnswerAmount,
  type Direction,
} from '@dss/domain';
import { useId, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { QuestionDrawing } from '../../entities/answers/question-drawing.tsx';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useSideWords } from '../../entities/house-sides/side-words.tsx';
import { MarkedPart } from '../../entities/evidence/marked-photo.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { useTapFilter } from '../../ui/quick-taps.ts';
import { useMappedText } from './mapped-text.ts';
import type { StopCommands } from './stop-commands.ts';
import type { StopTile } from './stop-tiles.ts';
import type { Spots } from './use-spots.ts';

export interface HazardTileProps {
  tile: StopTile;
  /** Sides that it can be on; empty where the stop is at one side, or it can't be told by side. */
  sides: readonly Direction[];
  spots: Spots;
  /** Whether the owner is asked how much there is of it. */
  isAmountAsked: boolean;
  say: StopCommands;
}

/** The picture of one hazard, to tap if it is there; then how much of it, on which sides, and where in the photo. */
export function HazardTile({ tile, sides, spots, isAmountAsked, say }: HazardTileProps) {
  const { tile: text } = useDescriptions().question(tile.questionId);
  const tapped = isTapped(tile);
  const detail = useId();
  const { accepts } = useTapFilter();
  const number = spots.numberOf(tile);
  const isMarked = spots.onPhoto.marked?.questionId === tile.questionId;
  return (
    <li
      className={classNames(
        'walk-tile relative rounded-small border-2 bg-paper-raised p-1.5',
        tapped
          ? 'border-ember'
          : tile.lacked === null
            ? 'border-line-strong'
            : 'border-line bg-paper!',
        isMarked && number !== null && 'ring-2 ring-ember',
      )}
    >
      <TilePicture tile={tile} number={number} />
      <div className="flex min-w-0 flex-col px-0.5">
        <button
          type="button"
          data-tile={tile.questionId}
          aria-pressed={tapped}
          // It stays in reach of keys, since its text says why.
          aria-disabled={tile.lacked !== null || undefined}
          aria-describedby={detail}
          onPointerEnter={() => spots.light(tile.questionId)}
          onPointerLeave={() => spots.light(null)}
          onFocus={() => spots.light(tile.questionId)}
          onBlur={() => spots.light(null)}
          // A shaky finger's second tap would take the first one back.
          onClick={(event) => {
            if (tile.lacked === null && accepts(event)) say.tap(tile);
          }}
          // It covers the whole tile, whose picture and text describe it.
          className="rounded-small text-left leading-tight font-strong hyphens-auto wrap-break-word after:absolute after:inset-0"
        >
          {text?.name}
        </button>
        <TileText id={detail} tile={tile} />
        {tile.state === 'there' && (
          <>
            <Amounts
              tile={tile}
              isAsked={isAmountAsked}
              onAmount={(amount) => say.setAmount(tile, amount)}
            />
            {sides.length > 0 && (
              <Sides tile={tile} sides={sides} onSides={(chosen) => say.setSides(tile, chosen)} />
            )}
            <MarkButton tile={tile} onMark={spots.marking(tile)} />
          </>
        )}
      </div>
      {needsAnswer(tile) && !tapped && tile.state !== 'absent' && (
        <NoButton tile={tile} onDeny={() => say.deny(tile)} />
      )}
    </li>
  );
}

/** The drawing of the hazard, or the part of the photo that shows it. */
function TilePicture({
  tile,
  number,
}: {
  tile: StopTile;
  /** That of its spot on the photo; null if it has none. */
  number: number | null;
}) {
  const { questionId, proposal } = tile;
  const { tile: text } = useDescriptions().question(questionId);
  const className = 'absolute inset-0 size-full';
  return (
    <div
      className={classNames(
        'relative w-full overflow-hidden rounded-small bg-paper-sunk',
        tile.lacked !== null && 'opacity-40 grayscale',
      )}
    >
      {proposal === null ? (
        <QuestionDrawing id={questionId} className={className} />
      ) : (
        // As high as a drawing, so that it doesn't push the other tiles below the screen.
        <div className={className}>
          <MarkedPart item={proposal} title={text?.name ?? ''} className="mx-auto h-full" />
        </div>
      )}
      {isTapped(tile) && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-1 flex size-7 items-center justify-center rounded-full bg-ember font-strong text-paper"
        >
          {number ?? <CheckIcon className="size-5" />}
        </span>
      )}
    </div>
  );
}

/** What is known of the hazard, and what exactly is meant. */
function TileText({ id, tile }: { id: string; tile: StopTile }) {
  const { tile: text } = useDescriptions().question(tile.questionId);
  const known = useKnownText()(tile);
  return (
    <p id={id} className="text-caption leading-tight text-ink-soft">
      {known !== null && <strong className="block text-ink">{known}</strong>}
      {tile.lacked === null && <span>{tile.state === 'there' ? text?.detail : text?.note}</span>}
    </p>
  );
}

/** Why a tile is as it is; null where that needs no words. */
function useKnownText(): (tile: StopTile) => string | null {
  const t = useTranslations('walk.tile');
  const absent = useTranslations('walk.absent');
  const { choices } = useSideWords();
  const mappedText = useMappedText();
  return ({ state, proposal, mapped, lacked, saidSomewhere }) => {
    if (lacked !== null) return t('lacked', { said: absent(lacked) });
    if (state === 'open' && saidSomewhere) return t('somewhere');
    if (state === 'there' && proposal !== null) {
      const side = choices.find(({ value }) => value === proposal.side)?.label ?? '';
      return t('also', { side });
    }
    if (state === 'mapped' && mapped !== null) return `${mappedText(mapped)} ${t('mapped.deny')}`;
    return state === 'seen' || state === 'perhaps' || state === 'cannot_see' ? t(state) : null;
  };
}

function MarkButton({
  tile,
  onMark,
}: {
  tile: StopTile;
  /** Null where no photo of the owner's goes with it, or it isn't this phone's to mark. */
  onMark: ((event: MouseEvent) => void) | null;
}) {
  const t = useTranslations('walk.tile');
  if (onMark === null) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onMark}
      className="relative z-1 min-h-11 rounded-small text-caption font-strong text-forest underline underline-offset-4"
    >
      {t(tile.given?.box ? 'marked' : 'mark')}
    </button>
  );
}

/** Says of what looking doesn't settle that it isn't there. It is over the picture, where it takes no room from the words. */
function NoButton({ tile, onDeny }: { tile: StopTile; onDeny: () => void }) {
  const t = useTranslations('walk.tile');
  const { tile: text } = useDescriptions().question(tile.questionId);
  const { accepts } = useTapFilter();
  const isDenied = tile.state === 'not_there';
  return (
    <button
      type="button"
      aria-pressed={isDenied}
      aria-label={t('denied', { name: text?.name ?? '' })}
      onClick={(event) => {
        if (accepts(event)) onDeny();
      }}
      className={classNames(
        'absolute top-0.5 right-0.5 z-1 size-11 rounded-full border-2 text-caption font-strong',
        isDenied
          ? 'border-forest bg-forest text-on-forest'
          : 'border-line-strong bg-paper-raised text-ink',
      )}
    >
      {t('no')}
    </button>
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

function Amounts({
  tile,
  isAsked,
  onAmount,
}: {
  tile: StopTile;
  isAsked: boolean;
  onAmount: (amount: AnswerAmount | null) => void;
}) {
  const t = useTranslations('answers');
  const label = useTranslations('walk.tile');
  const question = questionById(tile.questionId);
  const amounts = amountsOf(question, question.danger);
  if (amounts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={label('amount')}
      data-amounts
      className={classNames(
        choiceRow,
        'whitespace-nowrap',
        isAsked && 'rounded-small ring-3 ring-ember ring-offset-2 ring-offset-paper-raised',
      )}
    >
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

function Sides({
  tile,
  sides,
  onSides,
}: Pick<HazardTileProps, 'tile' | 'sides'> & {
  onSides: (sides: readonly Direction[]) => void;
}) {
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
