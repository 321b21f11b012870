import { expect, test } from 'vitest';

import type { LegalPart } from './legal-documents.ts';
import { drawLegalPage } from './testing/draw-legal-page.tsx';

/** What each document has to say, and how many sections it has to have; without a number, any. */
const documents: readonly {
  readonly part: LegalPart;
  readonly sections?: number;
  readonly facts: readonly (string | RegExp)[];
}[] = [
  {
    part: 'legalTerms',
    facts: [
      'at least 18 years old and able to enter into a binding contract',
      "not an official inspection, not legal, fire-safety or insurance advice, and it doesn't guarantee",
      /greater of USD 100 (or|and) the fees .*last 6 months/,
      'governed by the law of the State of California',
      'courts in California have jurisdiction',
      'If you create an account',
    ],
  },
  {
    part: 'legalPrivacy',
    sections: 11,
    facts: [
      'we are the data controller',
      'Encryption in transit.',
      'Secure servers and firewalls.',
      'Need-to-know access.',
      'Deletion from active systems follows a verified request; backups may keep data for a limited period',
      'typically answer deletion requests within 30 days, other requests generally within 30 to 45 days',
      'Requests are free, unless they are manifestly unfounded or excessive.',
      'only with your consent',
      'never sold',
      'children under 13, or under 16 in those parts of the European Economic Area',
    ],
  },
  {
    part: 'legalDeletion',
    sections: 7,
    facts: [
      'within 30 days',
      'Backups may keep it for a limited period',
      'the law requires us to retain it',
      'rights or property',
      'anonym',
      'press Delete my account',
    ],
  },
  {
    part: 'legalDpa',
    sections: 10,
    facts: [
      'The customer is the controller, the provider is the processor.',
      'names',
      'e-mail addresses',
      'property addresses',
      'photos',
      'insurance documents',
      /homeowners (and|or) (other )?property owners/,
    ],
  },
  {
    part: 'legalDisclaimer',
    sections: 7,
    facts: ["isn't directly accepted by insurers", 'have a professional verify'],
  },
];

test.each(documents)('$part says what it has to', ({ part, sections, facts }) => {
  const [article = ''] = /<article.*<\/article>/s.exec(drawLegalPage(part, 'en')) ?? [];
  if (sections !== undefined) expect(article.match(/<h2/g)).toHaveLength(sections);
  const text = article
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll(/\s+/g, ' ');
  for (const fact of facts) {
    if (typeof fact === 'string') expect(text).toContain(fact);
    else expect(text).toMatch(fact);
  }
});
