import {
  answerValues,
  askedAbout,
  type AnswerValue,
  type Direction,
  type HouseSide,
  type Property,
  type StoredAnswer,
  type WalkPlace,
  type WalkStop,
} from '@dss/domain';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import {
  isSaid,
  QuestionDrawing,
  SideChoices,
  type SaidAnswer,
} from '../entities/answers/index.ts';
import { StopDrawing } from '../entities/hazard/drawings/index.ts';
import { useDescriptions, type QuestionDescription } from '../entities/hazard/texts/index.ts';
import { usePaths } from '../lib/paths.ts';
import type { ChosenPhoto, PhotoIssue } from '../entities/photo/index.ts';
import { MarkedPart } from '../entities/evidence/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon } from '../ui/icons.tsx';
import type { Activation } from '../ui/quick-taps.ts';
import { DeliveryState, type Delivery } from './delivery-state.tsx';
import type { SideProposalProps } from './side-proposal.tsx';
import type { StopPhoto } from './stop-photos.ts';
import type { ShownProposal } from './stop-proposals.ts';
import { StopPhotos, type ShownAnswer } from './stop-photos-row.tsx';
import { titleOf, useStopWords } from './stop-words.ts';
import type { WalkFigures } from './use-figures.ts';
import { WalkRange } from './walk-range.tsx';
import type { Position, WalkRoute } from './walk-route.ts';

export interface StopScreenProps {
  property: Pick<Property, 'id'>;
  route: WalkRoute;
  place: WalkPlace;
  /** The answer that the question on screen already has here. */
  given: StoredAnswer | undefined;
  /** Sides of the house that don't exist. */
  missing: readonly Direction[];
  figures: WalkFigures | null;
  delivery: Delivery;
  /** Whether all that isn't saved is shown. */
  readingProblems: boolean;
  onReadProblems: (reading: boolean) => void;
  /** What a photo shows of the question on screen; null if nothing, or it is settled. */
  proposal: ShownProposal | null;
  /** How many questions of a stop have something in a photo to settle. */
  proposedAt: (stop: WalkStop) => number;
  /** Taken at this stop. */
  photos: readonly StopPhoto[];
  /** Why another photo would be better than the newest one. */
  issue: PhotoIssue | null;
  sideProposal: SideProposalProps | null;
  /** The answer whose photo can be marked. */
  shown: ShownAnswer | null;
  /** Whether a tap on an answer or on Skip counts; notes when it did. */
  accepts: (activation: Activation) => boolean;
  onAnswer: (said: SaidAnswer) => void;
  onSides: (sides: readonly Direction[]) => void;
  onGoTo: (position: Position) => void;
  onSkip: () => void;
  onBack: () => void;
  onTake: (photos: readonly ChosenPhoto[]) => void;
  /** Null where the photo isn't this phone's to mark. */
  onMark: ((shown: ShownAnswer) => void) | null;
  onLook: (photo: StopPhoto) => void;
  onList: () => void;
  /** Null if the other sides are already left out, or on a phone that may not leave one out. */
  onLeaveOut: ((side: HouseSide) => void) | null;
  /** Ends the walk on a phone that a computer let in; null where the owner walks, and goes to the results. */
  onFinish: (() => void) | null;
}

const pictureClass = 'absolute inset-0 m-auto aspect-4/3 h-full max-h-72 w-auto max-w-full';

/** One question of a stop, filling the screen: what to look at, the question, the answers within the thumb's reach. */
export function StopScreen(props: StopScreenProps) {
  const { route, place, given, figures, delivery, proposal, proposedAt, onLeaveOut } = props;
  const { stop, questionId } = place;
  const t = useTranslations('walk');
  const finish = useTranslations('phone.walk');
  const paths = usePaths();
  const stopWords = useStopWords();
  const descriptions = useDescriptions();
  const { question, found, asked } = descriptions.question(questionId);
  const heading = useRef<HTMLHeadingElement>(null);
  const [source, eyebrow, asks] = [useId(), useId(), useId()];
  const [changing, setChanging] = useState(false);
  // The page of a new question is a new component, so this announces each one.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The screen before may have been longer.
    window.scrollTo(0, 0);
  }, []);

  const number = route.stops.findIndex(({ id }) => id === stop.id) + 1;
  const { name, how } = stopWords(stop);
  const asksSides =
    asked === 'each_side' &&
    stop.side === null &&
    given?.side === null &&
    given.answer === found &&
    !changing;
  const hazard = titleOf(questionId, descriptions);
  const elsewhere = route.stops.some((each) => each.id !== stop.id && proposedAt(each) > 0);
  const about = askedAbout(route.stops, stop, questionId);
  const skip = (event: MouseEvent) => {
    if (props.accepts(event)) props.onSkip();
  };
  const { side } = stop;
  const isFirst = questionId === stop.questions[0];
  const isNewKind = route.stops.find(({ kind }) => kind === stop.kind)?.id === stop.id;
  return (
    // Without a name, which a screen reader would say again at each question of the stop.
    <section className="walk-screen group page-width flex flex-col gap-2 py-2 short-phone:gap-1 sm:gap-4 sm:py-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-caption text-ink-soft tabular-nums">
            {t('stop', { number, count: route.stops.length })}
          </p>
          <div className="-my-1 flex flex-wrap items-center gap-x-3">
            <Button
              tone="quiet"
              size="small"
              className="px-0!"
              aria-haspopup="dialog"
              onClick={props.onList}
            >
              <span>{t('stops')}</span>
              {elsewhere && (
                <>
                  <span aria-hidden="true" className="size-2 rounded-full bg-ember" />
                  <span className="sr-only">{t('proposal.elsewhere')}</span>
                </>
              )}
            </Button>
            {props.onFinish === null ? (
              <ButtonLink
                tone="quiet"
                size="small"
                className="px-0!"
                to={paths.property(props.property.id)}
              >
                {t('leave')}
              </ButtonLink>
            ) : (
              <Button tone="quiet" size="small" className="px-0!" onClick={props.onFinish}>
                {finish('finish')}
              </Button>
            )}
          </div>
        </div>
        <div className="flex items-center gap-3">
          <StopDrawing
            kind={stop.kind}
            side={side}
            className={classNames(
              'w-[min(5.5rem,27vw)] shrink-0 sm:w-24',
              !isFirst && 'short-phone:hidden',
            )}
          />
          <div>
            <h1
              id="stop-heading"
              className="font-serif text-title-3 leading-tight font-strong short-phone:text-[1.125rem]"
            >
              {name}
            </h1>
            <p
              className={classNames(
                'text-caption leading-5 text-ink-soft short-phone:group-has-data-problems:hidden',
                // It says the same at each side.
                !(isFirst && isNewKind) && 'short-phone:hidden',
              )}
            >
              {how}
            </p>
          </div>
        </div>
      </div>
      <WalkRange figures={figures} atStop />
      <div className="flex min-h-0 flex-1 flex-col gap-2 lg:flex-row lg:items-center lg:gap-10">
        {/* What arrives late takes its space from the picture, so that it doesn't move the buttons. */}
        <div className="flex flex-[1_0_9.5rem] short-phone:flex-[1_0_7.625rem] flex-col gap-2 short-phone:gap-1 lg:self-stretch">
          <DeliveryState
            {...delivery}
            reading={props.readingProblems}
            onRead={props.onReadProblems}
          />
          <div className="relative min-h-[66px] flex-1">
            {proposal === null ? (
              <QuestionDrawing id={questionId} className={pictureClass} />
            ) : (
              <div className={pictureClass}>
                <MarkedPart item={proposal} title={hazard} className="size-full" />
                <p
                  id={source}
                  className="absolute top-0 left-1/2 w-max max-w-[90vw] transform-[translateX(-50%)] rounded-b-small bg-paper px-2 text-caption leading-6 font-strong"
                >
                  {t(proposal.sure ? 'proposal.seenHere' : 'proposal.perhapsHere')}
                </p>
              </div>
            )}
          </div>
          <StopPhotos
            photos={props.photos}
            issue={props.issue}
            proposal={
              props.sideProposal && {
                ...props.sideProposal,
                onDecide: (accepted) => {
                  props.sideProposal?.onDecide(accepted);
                  // Its buttons go.
                  heading.current?.focus({ preventScroll: true });
                },
              }
            }
            shown={props.shown}
            stop={stop}
            onTake={props.onTake}
            onMark={props.onMark}
            onLook={props.onLook}
          />
        </div>
        <div className="flex flex-col gap-2 lg:w-[26rem] lg:gap-4">
          <Dots {...props} />
          {/* Nor do they cover this. */}
          <div data-asks>
            <p id={eyebrow} className="text-caption leading-5 text-ink-soft">
              {/* A question about something good shows the hazard that its absence is. */}
              {found === 'no' && <span>{`${t('about.avoid')} `}</span>}
              <span className="font-strong text-ink">{hazard}</span>
              {about !== 'spot' && <span>{` · ${t(`about.${about}`)}`}</span>}
            </p>
            <h2
              id={asks}
              ref={heading}
              tabIndex={-1}
              // Only on arrival, screen readers also say which stop it is.
              aria-labelledby={isFirst ? `stop-heading ${asks}` : undefined}
              aria-describedby={proposal === null ? eyebrow : `${source} ${eyebrow}`}
              className="text-[1.125rem] leading-snug font-strong outline-none short-phone:text-[1.0625rem] short-phone:leading-tight"
            >
              {question}
            </h2>
          </div>
          {/* Toasts stay above it. */}
          <div data-stays-at-bottom className="flex flex-col gap-2 short-phone:gap-1">
            {asksSides ? (
              <SideChoices
                takesFocus
                without={props.missing}
                onSides={(sides, event) => {
                  if (props.accepts(event)) props.onSides(sides);
                }}
                onGoOn={skip}
                onChange={() => {
                  setChanging(true);
                  heading.current?.focus({ preventScroll: true });
                }}
              />
            ) : (
              <AnswerButtons
                description={descriptions.question(questionId)}
                chosen={given}
                onAnswer={(said, event) => {
                  if (!props.accepts(event)) return;
                  setChanging(false);
                  props.onAnswer(said);
                }}
              />
            )}
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <Button
                tone="quiet"
                size="small"
                className="px-2! short-phone:px-1!"
                onClick={props.onBack}
              >
                {t('back')}
              </Button>
              {side !== null && stop.kind === 'step_back' && onLeaveOut !== null && (
                <Button
                  tone="quiet"
                  size="small"
                  className="px-2! short-phone:px-1!"
                  onClick={() => onLeaveOut(side)}
                >
                  {t('side.missing')}
                </Button>
              )}
              <Button tone="quiet" size="small" className="px-2! short-phone:px-1!" onClick={skip}>
                {t('skip')}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A dot for each question of the stop; each leads to its question. */
function Dots({ route, place, onGoTo }: StopScreenProps) {
  const t = useTranslations('walk');
  const { stop, questionId: current } = place;
  const count = stop.questions.length;
  return (
    <ul className="-my-2 flex justify-center lg:justify-start lg:-mx-2">
      {stop.questions.map((questionId, index) => {
        const answered = route.isAnswered({ stop, questionId });
        const label = t('question', { number: index + 1, count });
        return (
          <li key={questionId}>
            <button
              type="button"
              aria-current={questionId === current ? 'step' : undefined}
              aria-label={answered ? `${label}, ${t('answered')}` : label}
              onClick={() => onGoTo({ stopId: stop.id, questionId })}
              className="flex size-8 items-center justify-center rounded-small"
            >
              <span
                className={classNames(
                  'block size-3 rounded-full border-2 border-forest',
                  answered && 'bg-forest',
                  questionId === current && 'outline-2 outline-offset-2 outline-ink',
                )}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * As wide as the screen, so that they are as easy to reach for the left thumb as for the right. Where an answer can say how much there
 * is, those that do share its row, so that a yes and a no stay where they are from question to question.
 */
function AnswerButtons({
  description: { found, amounts, canNotApply },
  chosen,
  onAnswer,
}: {
  description: QuestionDescription;
  chosen: SaidAnswer | undefined;
  onAnswer: (said: SaidAnswer, event: MouseEvent) => void;
}) {
  const t = useTranslations('walk.values');
  const amountText = useTranslations('answers');
  const amountsOf = (answer: AnswerValue) =>
    answer === 'yes' || answer === 'no' ? amounts[answer] : [];
  const saysHowMuch = answerValues.some((answer) => amountsOf(answer).length > 0);
  const offered = answerValues
    .filter((answer) => answer !== 'not_applicable' || canNotApply)
    .flatMap((answer): SaidAnswer[] => [
      { answer, amount: null },
      ...amountsOf(answer).map((amount) => ({ answer, amount })),
    ]);
  return (
    <div className={classNames('grid gap-2', gridOf({ saysHowMuch, canNotApply }))}>
      {offered.map((said) => {
        const isChosen = isSaid(said, chosen);
        const { answer, amount = null } = said;
        return (
          <Button
            key={`${answer} ${amount}`}
            aria-pressed={isChosen}
            className={classNames(
              saysHowMuch
                ? 'min-h-14! px-1! py-1! text-body! leading-tight! short-phone:min-h-12!'
                : 'min-h-14! px-2! text-lead!',
              placeOf(answer, { saysHowMuch, canNotApply, found, amounts }),
              isChosen && 'border-2! border-forest! bg-forest-wash!',
            )}
            onClick={(event) => onAnswer(said, event)}
          >
            {/* Under a mouse pointer, every answer has the chosen one's color. */}
            {isChosen && (
              <CheckIcon
                className={classNames('size-5 shrink-0', saysHowMuch && 'max-sm:hidden')}
              />
            )}
            <span>
              {amount === null
                ? t(answer)
                : amountText('withAmount', {
                    answer: t(answer),
                    amount: amountText(`amounts.${amount}`),
                  })}
            </span>
          </Button>
        );
      })}
    </div>
  );
}

type Offer = Pick<QuestionDescription, 'canNotApply'> & { readonly saysHowMuch: boolean };

function gridOf({ saysHowMuch, canNotApply }: Offer): string {
  if (saysHowMuch) return 'grid-cols-6';
  return canNotApply ? 'grid-cols-2' : 'grid-cols-2 short-phone:grid-cols-[1fr_1fr_auto]';
}

function placeOf(
  answer: AnswerValue,
  {
    saysHowMuch,
    canNotApply,
    found,
    amounts,
  }: Offer & Pick<QuestionDescription, 'found' | 'amounts'>,
): string {
  const isYesOrNo = answer === 'yes' || answer === 'no';
  if (!saysHowMuch) {
    const isWide = isYesOrNo || (answer === 'not_sure' && !canNotApply);
    return isWide ? 'col-span-2 short-phone:col-span-1' : '';
  }
  // Where there is little room, the answers that say nothing of the amount share a row.
  if (isYesOrNo && amounts[answer].length > 0)
    return classNames('col-span-2', found === 'no' && 'short-phone:order-1');
  return classNames(
    isYesOrNo || !canNotApply ? 'col-span-6' : 'col-span-3',
    canNotApply ? 'short-phone:col-span-2' : 'short-phone:col-span-3',
  );
}
