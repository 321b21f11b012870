import { serviceNames, unnamedService } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import { locales } from '../../../lib/messages/locale.ts';
import { drawLegalPage } from './testing/draw-legal-page.tsx';

const dependent = /<(p|a|span) data-service="(\w+)"[^>]*>([\s\S]*?)<\/\1>/g;

test.each(locales)('the privacy policy describes every outside service: %s', (locale) => {
  const page = drawLegalPage('legalPrivacy', locale);
  const named = [...page.matchAll(dependent)].map(([, , name = '']) => name);
  expect([...new Set(named)].sort()).toEqual([...serviceNames, 'unknown'].sort());
});

describe.each(locales)('in %s', (locale) => {
  test.each(['legalPrivacy', 'legalDpa'] as const)(
    'the provider in use is named in the paragraph of its service alone: %s',
    (part) => {
      const page = drawLegalPage(part, locale);
      for (const name of serviceNames) {
        const elsewhere = page.replaceAll(dependent, (paragraph, _tag, on: string) =>
          on === name ? '' : paragraph,
        );
        expect(elsewhere).not.toContain(unnamedService(name));
      }
    },
  );
});
