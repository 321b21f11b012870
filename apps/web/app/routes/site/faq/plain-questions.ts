import { createTranslator } from 'use-intl';

import { formatOf } from '../../../lib/messages/locale.ts';
import type { Words } from '../../../lib/messages/messages.ts';
import type { FaqItem } from '../../../lib/head/structured-data.ts';
import { plainContact } from '../services.ts';
import { questionGroups } from './question-groups.ts';

const inline = (text: string) => text;
const block = (text: string) => `${text}\n`;

/** How the tags of answers are rendered as plain text. */
const plain = {
  p: block,
  ul: inline,
  li: block,
  strong: inline,
  contact: plainContact,
  about: inline,
  deletion: inline,
  guidelines: inline,
  method: inline,
  privacy: inline,
};

/** Every question of the page with its answer as plain text. */
export function plainQuestions({ locale, messages }: Words<'faq'>): FaqItem[] {
  const t = createTranslator({ locale: formatOf(locale), messages, namespace: 'faq' });
  return questionGroups
    .flatMap(({ questions }) => questions)
    .map((id) => ({
      question: t(`questions.${id}.question`),
      answer: t.markup(`questions.${id}.answer`, plain).trim(),
    }));
}
