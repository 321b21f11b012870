import { serviceNames, unnamedService } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import DpaEn from './dpa-en.tsx';
import DpaEs from './dpa-es.tsx';
import PrivacyEn from './privacy-en.tsx';
import PrivacyEs from './privacy-es.tsx';

const dependent = /<(p|a|span) data-service="(\w+)"[^>]*>([\s\S]*?)<\/\1>/g;

test.each([
  ['English', PrivacyEn],
  ['Spanish', PrivacyEs],
])('the privacy policy describes every outside service: %s', (_language, Page) => {
  const page = drawn(Page);
  const named = [...page.matchAll(dependent)].map(([, , name = '']) => name);
  expect([...new Set(named)].sort()).toEqual([...serviceNames, 'unknown'].sort());
});

test.each([
  ['privacy, English', PrivacyEn],
  ['privacy, Spanish', PrivacyEs],
  ['data processing, English', DpaEn],
  ['data processing, Spanish', DpaEs],
])('the provider in use is named in the paragraph of its service alone: %s', (_page, Page) => {
  const page = drawn(Page);
  for (const name of serviceNames) {
    const elsewhere = page.replaceAll(dependent, (paragraph, _tag, on: string) =>
      on === name ? '' : paragraph,
    );
    expect(elsewhere).not.toContain(unnamedService(name));
  }
});

function drawn(Page: () => React.ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}
