import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import sourcesEn from '../../../lib/messages/en/sources.json' with { type: 'json' };
import { inEnglish } from '../../../lib/messages/en/in-english.ts';
import sourcesEs from '../../../lib/messages/es/sources.json' with { type: 'json' };
import { inSpanish } from '../../../lib/messages/es/in-spanish.ts';
import { MessageParts } from '../../../lib/messages/message-parts.tsx';
import type { Words } from '../../../lib/messages/messages.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { SourceLinks } from './source-links.tsx';

const english = inEnglish({ sources: sourcesEn });
const spanish = inSpanish({ sources: sourcesEs });

const study = {
  id: 'study',
  title: 'The role of defensible space',
  url: 'https://example.org/study',
  kind: 'study',
  compared: true,
} as const;

const sources = <SourceLinks sources={[study]} />;

test('a Spanish page says that a source is in English', () => {
  expect(drawn(spanish, sources)).toContain('(estudio, en inglés)');
});

test('a Spanish page marks the language of an English source for programs', () => {
  expect(drawn(spanish, sources)).toContain('hrefLang="en"');
});

test("an English page doesn't mention the language of sources", () => {
  expect(drawn(english, sources)).not.toContain('hrefLang');
  expect(drawn(english, sources)).toContain('(study)');
});

test.each([
  { to: 'https://www.fire.ca.gov/dspace', language: 'hrefLang="en"' },
  { to: 'https://www.ready.gov/es/incendios-forestales', language: null },
  { to: '/es/about', language: null },
  { to: 'tel:911', language: null },
])('a link from a Spanish page to $to', ({ to, language }) => {
  const link = drawn(spanish, <TextLink to={to}>x</TextLink>);
  expect(/hrefLang="\w+"/.exec(link)?.[0] ?? null).toBe(language);
});

test('a document read only in copies is marked as not compared', () => {
  const html = drawn(english, <SourceLinks sources={[{ ...study, compared: false }]} />);
  expect(html).toContain(sourcesEn.notCompared);
});

test('a document that was read itself has no such mark', () => {
  expect(drawn(english, sources)).not.toContain(sourcesEn.notCompared);
});

function drawn(words: Words, child: ReactElement): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <MessageParts words={words}>{child}</MessageParts>
    </MemoryRouter>,
  );
}
