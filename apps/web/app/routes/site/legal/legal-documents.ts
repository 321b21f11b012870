import type { Messages, Words } from '../../../lib/messages/messages.ts';
import type { PageMeta } from '../../../lib/head/structured-data.ts';
import { pathsIn } from '../../../lib/paths.ts';

/** The legal documents, named by the part of the messages that contains each. */
export type LegalPart =
  | 'legalTerms'
  | 'legalPrivacy'
  | 'legalDeletion'
  | 'legalDpa'
  | 'legalDisclaimer';

type SectionId<Part extends LegalPart> = keyof Messages[Part]['sections'] & string;

/** The sections of every document, in order. */
export const legalSections = {
  legalTerms: sectionsOf('legalTerms', [
    'agreement',
    'eligibility',
    'service',
    'emergencies',
    'access',
    'price',
    'content',
    'conduct',
    'ownership',
    'thirdParties',
    'warranty',
    'liability',
    'indemnity',
    'ending',
    'changes',
    'law',
    'general',
    'contact',
  ]),
  legalPrivacy: sectionsOf('legalPrivacy', [
    'who',
    'collect',
    'use',
    'share',
    'security',
    'retention',
    'rights',
    'transfers',
    'children',
    'changes',
    'contact',
  ]),
  legalDeletion: sectionsOf('legalDeletion', [
    'introduction',
    'right',
    'request',
    'process',
    'exceptions',
    'retention',
    'contact',
  ]),
  legalDpa: sectionsOf('legalDpa', [
    'definitions',
    'scope',
    'processing',
    'confidentiality',
    'security',
    'subprocessors',
    'rights',
    'breach',
    'return',
    'audit',
  ]),
  legalDisclaimer: sectionsOf('legalDisclaimer', [
    'informational',
    'accuracy',
    'liability',
    'machine',
    'endorsements',
    'entity',
    'questions',
  ]),
};

function sectionsOf<Part extends LegalPart>(part: Part, ids: readonly SectionId<Part>[]) {
  return ids.map((id) => ({ id, key: `${part}.sections.${id}` as const }));
}

const pathNames = {
  legalTerms: 'terms',
  legalPrivacy: 'privacy',
  legalDeletion: 'deletion',
  legalDpa: 'dpa',
  legalDisclaimer: 'disclaimer',
} as const;

/** The head metadata of a legal document. */
export function legalMeta<Part extends LegalPart>(
  part: Part,
  { locale, messages }: Words<Part>,
): PageMeta {
  const { title, meta } = messages[part];
  return { path: pathsIn(locale)[pathNames[part]](), name: title, ...meta };
}
