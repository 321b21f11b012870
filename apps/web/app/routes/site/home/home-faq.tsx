import { useTranslations } from 'use-intl';

import { usePaths } from '../../../lib/paths.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { homeQuestions } from './home-structured-data.ts';

/** The home page's questions, collapsed. */
export function HomeFaq() {
  const t = useTranslations('home.faq');
  const paths = usePaths();
  return (
    <section className="page-width grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-16">
      <h2 className="font-serif text-title-1">{t('title')}</h2>
      <div className="flex flex-col items-start gap-6">
        <div className="w-full">
          <Accordion
            name="home-faq"
            items={homeQuestions.map((id) => ({
              id,
              title: t(`questions.${id}.question`),
              content: <p>{t(`questions.${id}.answer`)}</p>,
            }))}
          />
        </div>
        <ButtonLink to={paths.faq()}>{t('all')}</ButtonLink>
      </div>
    </section>
  );
}
