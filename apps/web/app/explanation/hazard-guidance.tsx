import { useId } from 'react';
import { useTranslations } from 'use-intl';

import type { Guidance } from '../guidance/index.ts';
import { SourceLinks } from '../sources/index.ts';
import { Skeleton } from '../ui/skeleton.tsx';

export interface HazardGuidanceProps {
  guidance: Guidance | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** What to do about a hazard: the step, what it costs, how long it takes, who can do it. */
export function HazardGuidance({ guidance, failed, onRetry }: HazardGuidanceProps) {
  const t = useTranslations('explanation.guidance');
  const id = useId();
  if (guidance === undefined) {
    if (!failed) return <Skeleton className="h-32 w-full" />;
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-caption">
        <span className="font-strong text-ember">{t('failed')}</span>
        <button
          type="button"
          onClick={onRetry}
          className="min-h-10 rounded-small font-strong text-forest underline underline-offset-4"
        >
          {t('retry')}
        </button>
      </p>
    );
  }
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-small bg-forest-wash p-4"
    >
      <p id={id} className="text-caption font-strong text-forest">
        {t('title')}
      </p>
      <p className="font-strong">{guidance.title}</p>
      <p className="max-w-[68ch]">{guidance.action}</p>
      <GuidanceFacts guidance={guidance} />
    </div>
  );
}

function GuidanceFacts({ guidance }: { guidance: Guidance }) {
  const t = useTranslations('explanation.guidance');
  const {
    est_cost: cost,
    time,
    diy_or_pro: performer,
    figures_are_estimates: estimates,
    source,
    cost_sources: costSources,
  } = guidance;
  return (
    <>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-2 text-caption">
        <Fact label={t('cost')} value={cost} />
        <Fact label={t('time')} value={time} />
        {performer !== null && <Fact label={t('who')} value={t(`performers.${performer}`)} />}
      </dl>
      <p className="text-caption text-ink-soft">
        {estimates !== null && `${t(estimates ? 'estimates' : 'orders')} `}
        {t('source', { source })}
      </p>
      {costSources.length > 0 && (
        <div className="text-caption text-ink-soft">
          <p>{t('priceSources')}</p>
          <SourceLinks sources={costSources} />
        </div>
      )}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-strong">{value}</dd>
    </div>
  );
}
