import { useEffect } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import { StartLink } from '../../../entities/deployment/start-link.tsx';
import { wordsDuringBuild } from '../../../lib/messages/both/during-build.ts';
import type { Words } from '../../../lib/messages/messages.ts';
import { SectionList, SectionBar } from '../page-sections.tsx';
import { useProse } from '../prose.tsx';
import { PublicPage, ClosingCall, PageHero } from '../public-page.tsx';
import { Accordion } from '../../../ui/accordion.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { plainQuestions } from './plain-questions.ts';
import { questionGroups, type QuestionGroup } from './question-groups.ts';
import { faqPage, type PageMeta } from '../../../lib/head/structured-data.ts';
import { publicHead } from '../../../lib/head/page-texts.ts';
import { pathsIn } from '../../../lib/paths.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const { faq } = wordsDuringBuild(url).messages;
  return { texts: { faq } };
}

export { clientLoader } from '../client-loader.ts';

export const meta = publicHead(pageMeta, (words) => [faqPage(plainQuestions(words))]);

export default function FaqPage() {
  return (
    <PublicPage>
      <Questions />
    </PublicPage>
  );
}

function Questions() {
  const t = useTranslations('faq');
  useLinkedAnswer();
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} />
      <SectionBar label={t('jump')} entryPoint="faq" />
      <div className="page-width grid gap-10 pt-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:pt-14">
        <SectionList
          label={t('jump')}
          sections={questionGroups.map(({ id }) => ({ id, title: t(`groups.${id}`) }))}
          className="self-start lg:sticky! lg:top-8"
          listClassName="lg:flex-col"
        />
        <div className="flex flex-col gap-12">
          {questionGroups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </div>
      </div>
      <ClosingCall
        title={t('call.title')}
        text={t('call.text')}
        note={
          <>
            <LockIcon className="size-5 text-forest" />
            <span>{t('call.note')}</span>
          </>
        }
      >
        <StartLink entryPoint="faq">{t('call.start')}</StartLink>
      </ClosingCall>
    </>
  );
}

/** Opens the answer that the URL's hash points to. */
function useLinkedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  }, [hash]);
}

function Group({ id, questions }: QuestionGroup) {
  const t = useTranslations('faq');
  const prose = useProse();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-4 font-serif text-title-2">
        {t(`groups.${id}`)}
      </h2>
      <Accordion
        name={`faq-${id}`}
        items={questions.map((question) => ({
          id: question,
          title: t(`questions.${question}.question`),
          content: t.rich(`questions.${question}.answer`, prose),
        }))}
      />
    </section>
  );
}

export function pageMeta({ locale, messages }: Words<'faq'>): PageMeta {
  const { faq } = messages;
  return { path: pathsIn(locale).faq(), name: faq.title, ...faq.meta };
}
