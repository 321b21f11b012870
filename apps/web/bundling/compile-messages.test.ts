import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { build } from 'vite';
import { expect, test } from 'vitest';

import { compileFile, compileMessages } from './compile-messages.ts';

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args) => new Intl.NumberFormat(...args),
    getPluralRules: (...args) => new Intl.PluralRules(...args),
  },
};

function compileText(text: string): CompiledMessage {
  const file: { text: CompiledMessage } = JSON.parse(
    compileFile(JSON.stringify({ text }), 'test.json', 'Ember "Five" Watch'),
  );
  return file.text;
}

test.each([
  ['It’s yours, and nobody else’s', {}, 'It’s yours, and nobody else’s'],
  ["'{'not an argument'}'", {}, '{not an argument}'],
  ['Photo {number} of {total}', { number: 3, total: 1200 }, 'Photo 3 of 1200'],
  ['{n, plural, =0 {No photos} one {One photo} other {# photos}}', { n: 0 }, 'No photos'],
  ['{n, plural, =0 {No photos} one {One photo} other {# photos}}', { n: 1200 }, '1,200 photos'],
  ['{way, select, up {Up {points}} other {Down}}', { way: 'up', points: 4 }, 'Up 4'],
  [
    '<b>{n}</b> of 5',
    { n: 3, b: (chunks: readonly string[]) => `*${chunks.join('')}*` },
    '*3* of 5',
  ],
])('the compiled message %s with its arguments reads the same', (text, values, shown) => {
  expect(format(compileText(text), 'en', values, options)).toBe(shown);
});

test('the product’s name is filled in', () => {
  expect(compileText('About {product}')).toBe('About Ember "Five" Watch');
  expect(compileText('{count} scores by {product}')).toEqual([
    ['count'],
    ' scores by Ember "Five" Watch',
  ]);
});

test('a malformed message stops the build with its name', () => {
  expect(() => compileFile('{"card": {"title": "{count, plural"}}', 'home.json', 'It')).toThrow(
    'home.json card title is not a well-formed message: "{count, plural"',
  );
});

test('a list is refused, since it would look like a compiled message', () => {
  expect(() => compileFile('{"steps": ["One", "Two"]}', 'home.json', 'It')).toThrow(
    'home.json steps is neither a text nor a group of texts.',
  );
});

test('a build without a file of messages fails', async () => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : null),
    load: (id: string) => (id === 'entry' ? 'export const nothing = 1;' : null),
  };
  const building = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [compileMessages(), entry],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  await expect(building).rejects.toThrow('No file of the build is one of messages');
});
