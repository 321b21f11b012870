import { createTranslator } from 'use-intl';

import { formatOf } from '../../../lib/messages/locale.ts';
import type { Words } from '../../../lib/messages/messages.ts';
import { faqPage, howTo, service, type Thing } from '../../../lib/head/structured-data.ts';

/** What the home page describes to search engines: how to get a score, the service, and its questions. */
export function homeStructuredData({ locale, messages }: Words<'home'>): Thing[] {
  const t = createTranslator({ locale: formatOf(locale), messages, namespace: 'home' });
  return [
    howTo({
      name: t('title'),
      description: t('lead'),
      steps: homeSteps.map((step) => ({
        title: t(`steps.${step}.title`),
        text: t(`steps.${step}.text`),
      })),
    }),
    service(locale, t('meta.description')),
    faqPage(
      homeQuestions.map((id) => ({
        question: t(`faq.questions.${id}.question`),
        answer: t(`faq.questions.${id}.answer`),
      })),
    ),
  ];
}

/** The four questions that most people ask first. */
export const homeQuestions = ['what', 'effort', 'insurance', 'privacy'] as const;

/** The three specified steps, in order. */
export const homeSteps = ['upload', 'score', 'act'] as const;
