import { useTranslations } from 'use-intl';

import { useProse } from '../prose.tsx';
import { Checklist, ChecklistPoint } from './checklist.tsx';
import { zones } from './checklists.ts';
import { GuidelineSection } from './guideline-section.tsx';
import { ZonesPicture } from './zones-picture.tsx';

/** The three zones. The picture is sticky, so that it stays visible while their tasks scroll by. */
export function ZonesSection() {
  const t = useTranslations('guidelines.zones');
  const prose = useProse();
  return (
    <GuidelineSection id="zones" title={t('title')} lead={t('lead')}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16">
        <figure className="mx-auto w-full max-w-lg self-start lg:sticky lg:top-8">
          <ZonesPicture />
          <figcaption className="mt-3 text-caption text-ink-soft">{t('caption')}</figcaption>
        </figure>
        <div className="flex flex-col gap-10">
          {zones.map(({ id, points }) => (
            <section key={id} className="border-t border-line pt-6">
              <h3 className="font-serif text-title-2">{t(`${id}.title`)}</h3>
              <p className="mt-2 text-lead">{t(`${id}.task`)}</p>
              <p className="mt-2 mb-5 text-caption text-ink-soft">
                {t.rich(`${id}.california`, prose)}
              </p>
              <Checklist>
                {points.map((point) => (
                  <ChecklistPoint key={point}>{t(`points.${point}`)}</ChecklistPoint>
                ))}
              </Checklist>
            </section>
          ))}
        </div>
      </div>
    </GuidelineSection>
  );
}
