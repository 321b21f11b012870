import type { ExplanationHazardRow } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useKnowledge } from '../knowledge/index.ts';
import { ProgrammeList, RuleList, SourceLinks } from '../sources/index.ts';
import { Disclosure } from '../ui/disclosure.tsx';

/** Why a hazard matters, which rules and programmes speak of it, and what that rests on. */
export function HazardRules({ row, why }: { row: ExplanationHazardRow; why: string | undefined }) {
  const t = useTranslations('explanation');
  const hazard = useKnowledge().hazard(row.hazard_type);
  return (
    <Disclosure
      className="border-t border-line"
      summary={<span className="text-caption font-strong">{t('rules.open')}</span>}
    >
      <div className="flex flex-col gap-5 pb-2 text-caption">
        <section className="flex flex-col gap-2">
          <h5 className="font-strong">{t('guidance.why')}</h5>
          {why !== undefined && <p className="max-w-[72ch]">{why}</p>}
          <p className="max-w-[72ch]">{hazard.severity}</p>
        </section>
        <section className="flex flex-col gap-3">
          <h5 className="font-strong">{t('rules.title')}</h5>
          <RuleList rules={hazard.rules} />
        </section>
        <section className="flex flex-col gap-3">
          <h5 className="font-strong">{t('rules.programmes')}</h5>
          <ProgrammeList programmes={hazard.programmes} />
        </section>
        <section className="flex flex-col gap-2">
          <h5 className="font-strong">{t('rules.evidence')}</h5>
          <SourceLinks sources={hazard.sources} />
        </section>
      </div>
    </Disclosure>
  );
}
