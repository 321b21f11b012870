import { useTranslations } from 'use-intl';

import { Checklist, ChecklistPoint } from './checklist.tsx';
import { hardening } from './checklists.ts';
import { GuidelineSection } from './guideline-section.tsx';

export function HardeningSection() {
  const t = useTranslations('guidelines.hardening');
  return (
    <GuidelineSection id="hardening" title={t('title')} lead={t('lead')}>
      <div className="grid gap-10 md:grid-cols-3">
        {hardening.map(({ id, points }) => (
          <section key={id} className="border-t border-line pt-6">
            <h3 className="mb-4 text-title-3">{t(id)}</h3>
            <Checklist>
              {points.map((point) => (
                <ChecklistPoint key={point}>{t(`points.${point}`)}</ChecklistPoint>
              ))}
            </Checklist>
          </section>
        ))}
      </div>
    </GuidelineSection>
  );
}
