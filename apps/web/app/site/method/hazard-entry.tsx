import { useTranslations } from 'use-intl';

import { ProgramList, RuleList, SourceLinks } from '../../field-texts/index.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { MethodData } from './method-data.ts';

/**
 * One hazard: its points, how it is counted, how common it is, why it matters, what qualifies, and its rules, programs
 * and sources.
 */
export function HazardEntry({ hazard }: { hazard: MethodData['context'][number] }) {
  const t = useTranslations('method.parts');
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 items-baseline justify-between gap-4 py-2">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <span className="font-strong">{hazard.title}</span>
            <span className="text-caption text-ink-soft">{t(`counted.${hazard.counted}`)}</span>
          </span>
          <span className="whitespace-nowrap tabular-nums">
            {hazard.points > 0 ? t('points', { points: hazard.points }) : t('context')}
          </span>
        </span>
      }
    >
      <div className="flex flex-col gap-4 pb-6 text-caption sm:pl-8">
        <p className="max-w-[72ch]">{hazard.severity}</p>
        <p className="text-ink-soft">
          {t('prevalence', { percent: hazard.prevalencePercent })}
          {hazard.prevalenceIsEstimate && ` ${t('estimate')}`}
        </p>
        <div className="flex flex-col gap-1">
          <h4 className="font-strong">{t('mistakenFor')}</h4>
          <p className="max-w-[72ch]">{hazard.mistakenFor}</p>
        </div>
        <div className="flex flex-col gap-3">
          <h4 className="font-strong">{t('rules')}</h4>
          <RuleList rules={hazard.rules} />
        </div>
        <div className="flex flex-col gap-3">
          <h4 className="font-strong">{t('programs')}</h4>
          <ProgramList programs={hazard.programs} />
        </div>
        <div className="flex flex-col gap-2">
          <h4 className="font-strong">{t('evidence')}</h4>
          <SourceLinks sources={hazard.sources} />
        </div>
      </div>
    </Disclosure>
  );
}
