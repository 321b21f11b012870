import { describe, expect, test } from 'vitest';

import type { LegalPart } from './legal-documents.ts';
import { drawLegalPage } from './testing/draw-legal-page.tsx';

/** The text of a legal page, and the titles of its sections. */
function read(part: LegalPart) {
  const html = drawLegalPage(part, 'en');
  const article = /<article.*<\/article>/s.exec(html)?.[0] ?? '';
  return {
    text: plain(article),
    titles: [...article.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) => plain(title)),
    tabs: [...html.matchAll(/<a [^>]*?href="(\/[a-z]+)"[^>]*>([^<]+)<\/a>/g)].map(
      ([, address = '', name = '']) => `${address} ${plain(name)}`,
    ),
  };
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function numbered(titles: readonly string[]): string[] {
  return titles.map((title, at) => `${at + 1}. ${title}`);
}

describe('the terms', () => {
  const { text } = read('legalTerms');

  test('say who may use the service', () => {
    expect(text).toContain('at least 18 years old and able to enter into a binding contract');
  });

  test('say what the service is not', () => {
    expect(text).toContain(
      "not an official inspection, not legal, fire-safety or insurance advice, and it doesn't guarantee",
    );
  });

  test('limit the liability', () => {
    expect(text).toMatch(/greater of USD 100 (or|and) the fees .*last 6 months/);
  });

  test('name the law of California', () => {
    expect(text).toContain('governed by the law of the State of California');
    expect(text).toContain('courts in California have jurisdiction');
  });
});

test('terms and deletion policy cover accounts', () => {
  expect(read('legalTerms').text).toContain('If you create an account');
  expect(read('legalDeletion').text).toContain('press Delete my account');
});

describe('the privacy policy', () => {
  const { text, titles } = read('legalPrivacy');

  test('has its eleven sections in order', () => {
    expect(titles).toHaveLength(11);
    expect(titles.slice(4)).toEqual([
      '5. Data Security',
      '6. Data Retention',
      '7. Your Rights and Choices',
      '8. International Data Transfers',
      "9. Children's Privacy",
      '10. Changes',
      '11. Contact',
    ]);
  });

  test.each([
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
  ])('says “%s”', (fact) => {
    expect(text).toContain(fact);
  });
});

describe('the deletion policy', () => {
  const { text, titles } = read('legalDeletion');

  test('has its seven sections in order', () => {
    expect(titles).toEqual(
      numbered([
        'Introduction',
        'Right to Delete',
        'How to Request',
        'Process',
        'Exceptions',
        'Retention After Deletion',
        'Contact',
      ]),
    );
  });

  test('promises an answer within 30 days', () => {
    expect(text).toContain('within 30 days');
  });

  test('says what stays in backups', () => {
    expect(text).toContain('Backups may keep it for a limited period');
  });

  test('names its exceptions', () => {
    for (const exception of ['the law requires us to retain it', 'rights or property', 'anonym']) {
      expect(text).toContain(exception);
    }
  });
});

describe('the data processing agreement', () => {
  const { text, titles } = read('legalDpa');

  test('has its ten sections in order', () => {
    expect(titles).toEqual(
      numbered([
        'Definitions',
        'Scope',
        'Processing',
        'Confidentiality',
        'Security',
        'Sub-processors',
        'Data Subject Rights',
        'Breach Notification',
        'Return or Deletion',
        'Audit',
      ]),
    );
  });

  test('tells controller from processor', () => {
    expect(text).toContain('The customer is the controller, the provider is the processor.');
  });

  test('names the kinds of data', () => {
    for (const kind of [
      'names',
      'e-mail addresses',
      'property addresses',
      'photos',
      'insurance documents',
    ]) {
      expect(text).toContain(kind);
    }
  });

  test('names the people whose data it is about', () => {
    expect(text).toMatch(/homeowners (and|or) (other )?property owners/);
  });
});

test('the disclaimer has its seven sections', () => {
  const { text, titles } = read('legalDisclaimer');
  expect(titles).toEqual(
    numbered([
      'Informational Use Only',
      'No Guarantee of Accuracy',
      'Limitation of Liability',
      'AI-Generated Content',
      'No Conflicts of Interest or Paid Endorsements',
      'Governing Entity',
      'Questions',
    ]),
  );
  expect(text).toContain("isn't directly accepted by insurers");
  expect(text).toContain('have a professional verify');
});

test.each(['legalTerms', 'legalPrivacy', 'legalDeletion', 'legalDpa', 'legalDisclaimer'] as const)(
  '%s has its date with the tabs of all five pages',
  (part) => {
    const { text, tabs } = read(part);
    expect(tabs).toEqual(
      expect.arrayContaining([
        '/terms Terms of Service',
        '/privacy Privacy Policy',
        '/deletion Deletion Policy',
        '/dpa Data Processing Agreement',
        '/disclaimer Disclaimer & Disclosures',
      ]),
    );
    expect(text).toContain('Last updated: September 18, 2025');
  },
);
