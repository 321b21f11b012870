import {
  isRangeOfKnown,
  type Analysis,
  type QuestionId,
  type ScoreExplanation,
  type StoredAnswer,
  type WhatIsLeft,
} from '@dss/domain';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

import {
  DescriptionsProvider,
  useDescriptions,
} from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useSideWords } from '../../entities/house-sides/side-words.tsx';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RangeGauge, type Range } from '../../ui/range-gauge.tsx';
import { useTapFilter } from '../../ui/quick-taps.ts';
import { scrollToElement } from '../../ui/scroll-to-element.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { answerForHouse, answerForSides } from '../../entities/answers/answer-changes.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { keepWalk, savedWalk } from '../../entities/answers/saved-walk.ts';
import { MisreadPhotoButton } from '../../entities/answers/misread-photo-button.tsx';
import { QuestionCard } from '../../entities/answers/question-card.tsx';
import { RefusedAnswers } from '../../entities/answers/refused-answers.tsx';
import {
  askAgain,
  goBack,
  goOn,
  goTo,
  questionsAhead,
  skippedOf,
  startWalk,
  type QuestionWalk,
} from '../../entities/answers/question-walk.ts';
import { useAnswering, type ChosenAnswer } from '../../entities/answers/use-answering.ts';
import { useUnsentAnswers, withUnsent } from '../../entities/answers/use-unsent-answers.ts';
import { GivenAnswers } from './given-answers.tsx';
import { changeOfRange } from './range-change.ts';

export const questionsHeadingId = 'answers-heading';

/** How long an answer takes, as on the walk: about 65 questions in ten minutes. Few questions are shown as a number instead. */
const secondsPerAnswer = 8.5;
const few = 8;

/** @returns whole minutes; 0 for a few questions */
function minutesFor(questions: number): number {
  return questions <= few ? 0 : Math.ceil((questions * secondsPerAnswer) / 60);
}

export interface AnswersSectionProps {
  propertyId: string;
  analysis: Analysis;
  /** What is left to say after the result. */
  left: WhatIsLeft;
  /** The question to begin with; null for the one that narrows the range most. */
  begin: QuestionId | null;
}

/**
 * One question at a time, the one that narrows the range most first, and the answers given so far. What can move neither score nor range
 * is asked last, and not under their name.
 */
export function AnswersSection(props: AnswersSectionProps) {
  const { propertyId } = props;
  const t = useTranslations('answers');
  const errorText = useErrorText();
  const answers = useAnswers(propertyId);
  const { waiting } = useUnsentAnswers(propertyId);
  const { facing } = useSideWords();
  if (answers.data !== undefined) {
    return (
      <DescriptionsProvider fallback={<AnswersSkeleton />}>
        <Questions {...props} answers={withUnsent(answers.data, waiting, facing)} />
      </DescriptionsProvider>
    );
  }
  if (answers.error === null) return <AnswersSkeleton />;
  return (
    <Notice tone="danger" role="alert" title={t('failed')}>
      <p className="text-ink-soft">{errorText(answers.error)}</p>
      <Button size="small" className="mt-2" onClick={() => void answers.refetch()}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

function Questions({
  propertyId,
  analysis,
  left,
  begin,
  answers,
}: AnswersSectionProps & { answers: readonly StoredAnswer[] }) {
  const t = useTranslations('answers');
  const descriptions = useDescriptions();
  const open = [...left.questions, ...left.besides];
  const [walk, setWalk] = useState(() => {
    const started = startWalk(open, answers, savedWalk(propertyId));
    return begin === null ? started : goTo(begin, started);
  });
  useEffect(() => keepWalk(propertyId, walk), [propertyId, walk]);
  const [walked, setWalked] = useState(false);
  const { accepts, askNext } = useTapFilter();
  const [answered, setAnswered] = useState<QuestionId | null>(null);
  const [givesSides, setGivesSides] = useState(false);
  const before = useAnalysisBefore(analysis, givesSides);
  const { unsavedOf, save, saveAgain } = useAnswering(propertyId);
  if (open.length === 0 && answers.length === 0) return null;

  const { current } = walk;
  const ahead = questionsAhead(walk, open);
  const skipped = skippedOf(walk, open);
  const kind = headingFor(current === null ? skipped : [current], left);
  const walkTo = (next: (walk: QuestionWalk) => QuestionWalk) => {
    setWalk(next);
    setWalked(true);
  };

  /** Saves an answer and then shows the next question, unless the owner has already moved on. */
  async function answer(id: QuestionId, chosen: ChosenAnswer): Promise<void> {
    // Before saving, so that it is known when the new analysis arrives.
    setGivesSides(chosen.said === null);
    const rescored = await save(id, chosen);
    if (rescored === false) return;
    setAnswered(id);
    const { asked, found } = descriptions.question(id);
    setWalked(true);
    askNext();
    if (asked === 'each_side' && chosen.said?.answer === found) return;
    const openNow = rescored?.explanation.next_questions ?? open;
    setWalk((now) => (now.current === id ? goOn(now, openNow) : now));
  }

  return (
    // The questions still open are left out of print; the answers given are kept.
    <section
      aria-labelledby={questionsHeadingId}
      className={answers.length === 0 ? 'print:hidden' : undefined}
    >
      <Card className="flex flex-col gap-3 p-4 sm:p-6 lg:p-8 print:break-inside-auto! print:p-3!">
        <div className="flex flex-col gap-3 print:hidden">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={questionsHeadingId} tabIndex={-1} className="font-serif text-title-2">
              {t(kind)}
            </h2>
            {current !== null && (
              <p className="text-caption text-ink-soft tabular-nums">
                {t('ahead', { count: ahead.length, minutes: minutesFor(ahead.length) })}
              </p>
            )}
          </div>
          {kind === 'besides' && <p className="text-ink-soft">{t('besidesText')}</p>}
          <RangeNow analysis={analysis} before={before} left={left} />
          <RefusedAnswers propertyId={propertyId} className="not-has-[button]:-mt-3" />
          {current !== null && hardlyNarrows(current, left.questions) && (
            <p className="text-caption text-ink-soft">{t('hardlyNarrows')}</p>
          )}
          {answered !== null && (
            <Contradicted
              propertyId={propertyId}
              question={answered}
              explanation={analysis.explanation}
            />
          )}
          {current === null ? (
            skipped.length > 0 && <p className="text-ink-soft">{t('skippedText')}</p>
          ) : (
            <AskedQuestion
              key={current}
              id={current}
              saved={answers.filter(({ question_id: id }) => id === current)}
              unsaved={unsavedOf(current)}
              takesFocus={walked}
              accepts={accepts}
              onChosen={(chosen) => void answer(current, chosen)}
              onGoOn={() => walkTo((now) => goOn(now, open))}
              onSaveAgain={saveAgain}
            />
          )}
          {(current !== null || skipped.length > 0) && (
            <div className="-mx-2 -my-1 flex flex-wrap justify-between gap-x-4">
              <Button
                tone="quiet"
                size="small"
                className="px-2!"
                unavailable={walk.passed.length === 0}
                onClick={() => walkTo(goBack)}
              >
                {t('back')}
              </Button>
              <Button
                tone="quiet"
                size="small"
                className="px-2!"
                onClick={() =>
                  walkTo((now) => goOn(current === null ? askAgain(skipped, now) : now, open))
                }
              >
                {current === null ? t('skipped', { count: skipped.length }) : t('skip')}
              </Button>
            </div>
          )}
        </div>
        <GivenAnswers
          propertyId={propertyId}
          answers={answers}
          onChange={(id) => {
            walkTo((now) => goTo(id, now));
            scrollToElement(questionsHeadingId);
          }}
        />
      </Card>
    </section>
  );
}

/** The question of the page, and what its answer changes. */
function AskedQuestion({
  id,
  saved,
  onChosen,
  ...card
}: Omit<ComponentProps<typeof QuestionCard>, 'description' | 'onAnswer' | 'onSides'> & {
  onChosen: (chosen: ChosenAnswer) => void;
}) {
  const description = useDescriptions().question(id);
  const { saidAs } = useSideWords();
  const { asked, found } = description;
  return (
    <QuestionCard
      id={id}
      description={description}
      saved={saved}
      {...card}
      onAnswer={(said) =>
        onChosen({ said, changes: answerForHouse(id, asked, said.answer, said.amount) })
      }
      onSides={(sides) => {
        const amount = saved.find(({ side }) => side === null)?.amount;
        onChosen({ said: null, changes: answerForSides(id, found, sides, saidAs, amount) });
      }}
    />
  );
}

/** What the questions are named after: whether those asked now can still move score or range. */
function headingFor(asked: readonly QuestionId[], { questions, besides }: WhatIsLeft) {
  const isAmong = (open: WhatIsLeft['questions']) =>
    open.some(({ question_id: id }) => asked.includes(id));
  if (isAmong(questions)) return 'title';
  return isAmong(besides) ? 'besides' : 'allAnswered';
}

/** Whether no question that is left is expected to narrow the range by a point. */
function hardlyNarrows(current: QuestionId, open: WhatIsLeft['questions']): boolean {
  const isOpen = open.some(({ question_id: id }) => id === current);
  return isOpen && open.every(({ expected_shrink: points }) => points < 1);
}

/** Says that photos contradict the last answer, and offers to set aside what they show. */
function Contradicted({
  propertyId,
  question,
  explanation,
}: {
  propertyId: string;
  question: QuestionId;
  explanation: ScoreExplanation;
}) {
  const t = useTranslations('answers.contradicted');
  const descriptions = useDescriptions();
  const disagreement = explanation.disagreements.find(
    ({ photos, question_ids: ids }) => photos === 'hazard' && ids.includes(question),
  );
  if (disagreement === undefined) return null;
  const { title } = descriptions.hazard(disagreement.hazard_type);
  return (
    <Notice tone="caution" role="status" title={t('title')}>
      <p>{t('text', { title })}</p>
      <MisreadPhotoButton propertyId={propertyId} disagreement={disagreement} title={title} />
    </Notice>
  );
}

/**
 * The analysis that the last answer changed; null until there is one. An answer and the choice of its sides are one
 * step.
 */
function useAnalysisBefore(analysis: Analysis, givesSides: boolean): Analysis | null {
  const [{ now, before }, setSeen] = useState<{ now: Analysis; before: Analysis | null }>({
    now: analysis,
    before: null,
  });
  if (now.analysis_id !== analysis.analysis_id) {
    setSeen({ now: analysis, before: givesSides ? (before ?? now) : now });
  }
  return analysis.reason === 'answer' ? before : null;
}

/** The range that the questions narrow, what the last answer did to it, and how much is known. */
function RangeNow({
  analysis,
  before,
  left,
}: Pick<AnswersSectionProps, 'analysis' | 'left'> & { before: Analysis | null }) {
  const t = useTranslations('answers');
  const { dss_score: score, range } = analysis;
  const old = before?.range ?? null;
  const changed = old !== null && (old.low !== range.low || old.high !== range.high);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
      <RangeGauge
        score={score}
        range={range}
        before={changed ? old : null}
        description={t('gauge', { score, ...range })}
      />
      <p aria-hidden="true" className="min-w-14 text-right font-strong tabular-nums">
        {changed && (
          <span className="font-regular text-ink-soft">{`${t('range', { ...old })} → `}</span>
        )}
        <span>{t('range', { ...range })}</span>
      </p>
      {/* On a phone both may take a line each: the question below must not move when they do. */}
      <p className="col-span-2 flex flex-wrap content-start gap-x-4 text-caption tabular-nums max-sm:min-h-[2lh]">
        {old !== null && (
          <span className="font-strong">
            <ChangeOfRange before={old} after={range} />
          </span>
        )}
        <span className="text-ink-soft">
          <Known now={left.knownPercent} analysis={analysis} before={before} />
        </span>
        {isRangeOfKnown({ range, confidence_percent: left.knownPercent }) && (
          <span className="text-ink-soft">{t('stillRange')}</span>
        )}
      </p>
    </div>
  );
}

function ChangeOfRange({ before, after }: { before: Range; after: Range }) {
  const t = useTranslations('answers.changed');
  const { moved, by, narrower } = changeOfRange(before, after);
  const parts = [
    moved !== null && t(moved === 'up' ? 'movedUp' : 'movedDown', { count: by }),
    narrower > 0 && t('narrower', { count: narrower }),
    narrower < 0 && t('wider', { count: -narrower }),
  ].filter((text) => text !== false);
  return <span>{parts.length === 0 ? t('less') : parts.join(', ')}</span>;
}

/** How much of what counts is known, and how much it was before the last answer. */
function Known({
  now,
  analysis,
  before,
}: {
  now: number;
  analysis: Analysis;
  before: Analysis | null;
}) {
  const t = useTranslations('answers');
  const { confidence_percent: old } = before ?? analysis;
  const then = old === analysis.confidence_percent ? now : old;
  return (
    <span>
      {then === now ? t('known', { seen: now }) : t('knownFrom', { before: then, seen: now })}
    </span>
  );
}

/** The same size as the content that replaces it. */
function AnswersSkeleton() {
  const t = useTranslations('answers');
  return (
    <Card className="p-6 lg:p-10">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-104 w-full lg:h-96" />
    </Card>
  );
}
