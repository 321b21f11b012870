import type { Analysis, StoredAnswer } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { DescriptionsProvider } from '../field-texts/index.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { RangeGauge } from '../ui/range-gauge.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAnswers } from './answers.ts';
import { GivenAnswers } from './given-answers.tsx';
import { isAnswered, nextBatch } from './question-batch.ts';
import { QuestionCard } from './question-card.tsx';

/** Where the questions stand on the page. */
export const questionsHeadingId = 'answers-heading';

export interface AnswersSectionProps {
  propertyId: string;
  analysis: Analysis;
}

/** The few questions that would narrow the range most, and the answers given so far. */
export function AnswersSection({ propertyId, analysis }: AnswersSectionProps) {
  const t = useTranslations('answers');
  const errorText = useErrorText();
  const answers = useAnswers(propertyId);
  if (answers.data !== undefined) {
    return (
      <DescriptionsProvider fallback={<AnswersSkeleton />}>
        <Questions propertyId={propertyId} analysis={analysis} answers={answers.data} />
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
  answers,
}: AnswersSectionProps & { answers: readonly StoredAnswer[] }) {
  const t = useTranslations('answers');
  const { next_questions: next } = analysis.explanation;
  // The questions stay in their places while they are answered; more come when they are asked for.
  const [shown, setShown] = useState(() => nextBatch(next));
  const more = nextBatch(next, shown);
  const open = shown.filter((id) => !isAnswered(id, answers));
  if (shown.length === 0 && answers.length === 0) return null;
  return (
    <section aria-labelledby={questionsHeadingId}>
      <Card className="flex flex-col gap-6 p-4 sm:p-6 lg:p-10">
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
          <div className="flex flex-col gap-2">
            <h2 id={questionsHeadingId} className="font-serif text-title-2">
              {open.length > 0
                ? t('title', { count: open.length })
                : t(shown.length > 0 ? 'thanks' : 'allAnswered')}
            </h2>
            <p className="max-w-[60ch] text-ink-soft">{t('lead')}</p>
          </div>
          <ScoreNow analysis={analysis} />
        </div>
        <ol className="grid gap-x-12 lg:grid-cols-2">
          {shown.map((id) => (
            <li key={id} className="border-t border-line py-4">
              <QuestionCard propertyId={propertyId} questionId={id} answers={answers} />
            </li>
          ))}
        </ol>
        {more.length > 0 && open.length === 0 && (
          <Button size="small" className="self-start" onClick={() => setShown([...shown, ...more])}>
            {t('more', { count: more.length })}
          </Button>
        )}
        <GivenAnswers propertyId={propertyId} answers={answers} />
      </Card>
    </section>
  );
}

/** The score beside the questions that move it. */
function ScoreNow({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('answers');
  const { dss_score: score, range } = analysis;
  return (
    <div className="flex items-center gap-4 lg:self-end">
      <span aria-hidden="true" className="font-serif text-title-1 font-strong tabular-nums">
        {score}
      </span>
      <div className="flex min-w-0 flex-1 flex-col">
        <RangeGauge score={score} range={range} description={t('gauge', { score, ...range })} />
        <span aria-hidden="true" className="text-caption text-ink-soft tabular-nums">
          {t('gaugeRange', range)}
        </span>
      </div>
    </div>
  );
}

/** In the measures of what comes. */
function AnswersSkeleton() {
  const t = useTranslations('answers');
  return (
    <Card className="p-6 lg:p-10">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-160 w-full lg:h-96" />
    </Card>
  );
}
