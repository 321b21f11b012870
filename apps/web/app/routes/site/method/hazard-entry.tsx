import { useTranslations } from 'use-intl';

import { ProgramList, RuleList, RuleNames } from '../../../entities/hazard/texts/rule-list.tsx';
import { SourceLinks } from '../../../entities/hazard/texts/source-links.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
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
        <span className="flex min-w-0 flex-1 items-baseline justify-between gap-4 py-2 print:py-1">
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
      <div className="flex flex-col gap-4 pb-6 text-caption sm:pl-8 print:gap-1 print:pb-3 print:pl-0">
        <p className="max-w-[72ch]">{hazard.severity}</p>
        <p className="text-ink-soft">
          <span>{t('prevalence', { percent: hazard.prevalencePercent })}</span>
          {hazard.prevalenceIsEstimate && <span>{` ${t('estimate')}`}</span>}
        </p>
        <div className="flex flex-col gap-1 print:block">
          <h4 className="font-strong print:inline print:after:content-[':_']">
            {t('mistakenFor')}
          </h4>
          <p className="max-w-[72ch] print:inline">{hazard.mistakenFor}</p>
        </div>
        <div className="flex flex-col gap-3 print:block">
          <h4 className="font-strong print:inline print:after:content-[':_']">{t('rules')}</h4>
          <RuleList rules={hazard.rules} />
          <RuleNames rules={hazard.rules} />
        </div>
        <div className="flex flex-col gap-3 print:block">
          <h4 className="font-strong">{t('programs')}</h4>
          <ProgramList programs={hazard.programs} />
        </div>
        <div className="sources-in-line flex flex-col gap-2 print:block">
          <h4 className="font-strong print:inline print:after:content-[':_']">{t('evidence')}</h4>
          <SourceLinks sources={hazard.sources} />
        </div>
      </div>
    </Disclosure>
  );
}
