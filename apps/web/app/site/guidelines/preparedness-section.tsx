import { useTranslations } from 'use-intl';

import { linkTo } from '../prose.tsx';
import { Checklist, ChecklistPoint } from './checklist.tsx';
import { preparedness } from './checklists.ts';
import { GuidelineSection } from './guideline-section.tsx';
import { links } from './links.ts';

export function PreparednessSection() {
  const t = useTranslations('guidelines.preparedness');
  return (
    <GuidelineSection id="preparedness" title={t('title')} lead={t('lead')}>
      <div className="grid gap-10 md:grid-cols-3">
        {preparedness.map(({ id, points }) => (
          <section key={id} className="border-t border-line pt-6">
            <h3 className="mb-4 text-title-3">{t(id)}</h3>
            <Checklist>
              {points.map((point) => (
                <ChecklistPoint key={point}>
                  {t.rich(`points.${point}`, {
                    calAlerts: linkTo(links.calAlerts),
                  })}
                </ChecklistPoint>
              ))}
            </Checklist>
          </section>
        ))}
      </div>
    </GuidelineSection>
  );
}
