import { useTranslations } from 'use-intl';

import { linkTo } from '../prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GuidelineSection } from './guideline-section.tsx';
import { links } from './links.ts';
import { plantGroups } from './plants.ts';

export function PlantsSection() {
  const t = useTranslations('guidelines.plants');
  return (
    <GuidelineSection id="plants" title={t('title')} lead={t('lead')}>
      <div className="grid gap-10 md:grid-cols-3">
        {plantGroups.map(({ id, plants }) => (
          <section key={id} className="border-t border-line pt-6">
            <h3 className="text-title-3">{t(id)}</h3>
            <ul className="mt-3 flex flex-col gap-3">
              {plants.map((plant) => (
                <li key={plant.id}>
                  <TextLink to={plant.url}>{t(`names.${plant.id}`)}</TextLink>
                  <i lang="la" className="block text-caption text-ink-soft">
                    {plant.species}
                  </i>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="mt-8 flex max-w-[68ch] flex-col gap-3">
        <p>{t('avoid')}</p>
        <p>
          {t.rich('choice', {
            spacing: linkTo(links.plantSpacing),
            calscape: linkTo(links.calscape),
          })}
        </p>
      </div>
    </GuidelineSection>
  );
}
