import { builtInProvider, type Analysis } from '@dss/domain';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Notice } from '../../ui/notice.tsx';

/** Model servers on the server's own machine, by provider id. Their names are the same in every language. */
const localServers: ReadonlyMap<string | null, string> = new Map([
  ['ollama', 'Ollama'],
  ['lm-studio', 'LM Studio'],
]);

/** Failures of a model that was reached, but can't do what its server says. */
const uselessAnswers: ReadonlySet<string> = new Set([
  'malformed',
  'too_long',
  'rejected',
  'refused',
]);

type ModelFailure = NonNullable<Analysis['model_failure']>;

export interface AnalysisMethodProps {
  analysis: Pick<
    Analysis,
    'provider' | 'model_name' | 'budget_reached' | 'model_failure' | 'photos'
  >;
}

/**
 * Says who looked at the photos where that matters: the built-in analyzer, why and what it can't see, or a model on the
 * server's own machine, which keeps photos there.
 */
export function AnalysisMethod({ analysis }: AnalysisMethodProps) {
  const t = useTranslations('results.builtIn');
  const { provider, model_name: model, model_failure: failed } = analysis;
  const failure = failed && <Failure failed={failed} />;
  if (provider === builtInProvider) {
    return (
      <Notice title={t('title')}>
        {failure}
        {analysis.budget_reached && <Paragraph>{t('budget')}</Paragraph>}
        <Paragraph>{t('text')}</Paragraph>
      </Notice>
    );
  }
  const server = localServers.get(provider);
  const local = server !== undefined && <Paragraph>{t('local', { model, server })}</Paragraph>;
  const count = analysis.photos.filter((photo) => photo.provider === builtInProvider).length;
  if (count === 0) return local;
  return (
    <Notice title={t('someTitle')}>
      {failure}
      <Paragraph>{t(failure === null ? 'someText' : 'someTextFailed', { count })}</Paragraph>
    </Notice>
  );
}

function Failure({ failed }: { failed: ModelFailure }) {
  const t = useTranslations('results.builtIn');
  const { reason, provider, model_name: model, next_try_at: nextTryAt } = failed;
  const server = localServers.get(provider);
  if (server === undefined || model === null) {
    return <Paragraph>{t(nextTryAt === null ? 'failed' : 'failedForNow')}</Paragraph>;
  }
  const useless = uselessAnswers.has(reason);
  const message =
    nextTryAt === null
      ? (`local${useless ? 'Useless' : 'Failed'}` as const)
      : (`local${useless ? 'Useless' : 'Failed'}ForNow` as const);
  return <Paragraph>{t(message, { model, server })}</Paragraph>;
}

function Paragraph({ children }: { children: ReactNode }) {
  return <p className="max-w-[72ch] wrap-anywhere text-ink-soft">{children}</p>;
}
