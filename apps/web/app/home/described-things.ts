import { createTranslator } from 'use-intl';

import { homeMessages } from '../messages/home-messages.ts';
import { faqPage, howTo, service, type Thing } from '../page-head/index.ts';
import { homeQuestions } from './home-questions.ts';
import { homeSteps } from './home-steps.ts';

/** What the home page describes to search engines: how to get a score, the service, and its questions. */
export function describedThings(): Thing[] {
  const t = createTranslator({ locale: 'en', messages: homeMessages, namespace: 'home' });
  return [
    howTo({
      name: t('title'),
      description: t('lead'),
      steps: homeSteps.map((step) => ({
        title: t(`steps.${step}.title`),
        text: t(`steps.${step}.text`),
      })),
    }),
    service(t('meta.description')),
    faqPage(
      homeQuestions.map((id) => ({
        question: t(`faq.questions.${id}.question`),
        answer: t(`faq.questions.${id}.answer`),
      })),
    ),
  ];
}
