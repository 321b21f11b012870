import { expect, test } from 'vitest';

import { chunkOf, type Kind, type Page } from './chunk-of-pages.ts';

const page = (name: string, kind: Kind, locale?: Page['locale']): Page => ({ name, kind, locale });

const english = page('language-layout', 'language layout', 'en');
const spanish = page('language-layout', 'language layout', 'es');
const about = page('about', 'public', 'en');
const faq = page('faq', 'public', 'en');
const layout = page('app-layout', 'application layout', 'en');
const toasts = page('toasts.js', 'later part of the application layout');
const results = page('property-page', 'home');
const walk = page('walk-page', 'home');
const plan = page('plan-page', 'home');
const homes = page('homes', 'application', 'en');
const health = page('health-page', 'operators');
const outbox = page('outbox-page', 'operators');

test.each([
  [[english, spanish, about], 'every-page'],
  [[about, results], 'public-pages'],
  [[layout, results], 'application-layout'],
  [[toasts, results], 'later-parts'],
  [[results, walk, plan], 'home-pages'],
  [[results, walk, homes], 'application-pages'],
  [[health, outbox], 'operators-pages'],
  [[results, walk], 'property-page-walk-page'],
  [[results], null],
  [[], null],
])('%j share one chunk', (pages, chunk) => {
  expect(chunkOf(pages)).toBe(chunk);
});

test('a page in two languages is one page', () => {
  expect(chunkOf([homes, page('homes', 'application', 'es')])).toBeNull();
});

test('what only one language needs is kept from the other', () => {
  expect(chunkOf([english, about])).toBe('every-page-en');
  expect(chunkOf([spanish])).toBe('every-page-es');
});

test('whatever pages need a module and its imports, no two chunks import each other', () => {
  const all = [
    english,
    spanish,
    about,
    faq,
    layout,
    toasts,
    results,
    walk,
    plan,
    homes,
    health,
    outbox,
  ];
  // A module's imports are needed by its pages and any others.
  const imports = new Map<string, Set<string>>();
  for (let some = 1; some < 2 ** all.length; some += 1) {
    const chunk = chunkOf(all.filter((_page, bit) => some & (2 ** bit)));
    if (chunk === null) continue;
    for (let more = 0; more < all.length; more += 1) {
      const imported = chunkOf(all.filter((_page, bit) => (some | (2 ** more)) & (2 ** bit)));
      if (imported === null) throw new Error(`${chunk} would import a file that isn't shared`);
      if (imported !== chunk) imports.set(chunk, (imports.get(chunk) ?? new Set()).add(imported));
    }
  }
  const reach = (chunk: string, reached = new Set<string>()): Set<string> => {
    for (const each of imports.get(chunk) ?? [])
      if (!reached.has(each)) reach(each, reached.add(each));
    return reached;
  };
  expect(imports.size).toBeGreaterThan(10);
  for (const chunk of imports.keys()) expect(reach(chunk), chunk).not.toContain(chunk);
});
