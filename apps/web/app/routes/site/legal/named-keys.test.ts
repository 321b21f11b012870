import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import en from '../../../lib/messages/en/legalPrivacy.json' with { type: 'json' };
import es from '../../../lib/messages/es/legalPrivacy.json' with { type: 'json' };

const app = fileURLToPath(new URL('../../..', import.meta.url));

/** Names that look like stored keys but aren't: a score's field, a channel between tabs, a name in the app's page. */
const notKept = new Set(['dss_score', 'dss-theme', 'dss-server']);

const kept = [
  ...new Set(
    globSync('**/*.{ts,tsx}', { cwd: app, exclude: (name) => /\.test\.tsx?$/.test(name) })
      .flatMap(
        (file) =>
          readFileSync(`${app}/${file}`, 'utf8').match(
            /(?<=['"])(?:dss[-_][a-z-]+|ops-[a-z-]+)(?=['"])/g,
          ) ?? [],
      )
      .filter((name) => !notKept.has(name)),
  ),
];

test.each([
  ['English', en],
  ['Spanish', es],
])(
  'the privacy policy names everything that a browser or an app stores: %s',
  (_language, texts) => {
    const policy = texts.sections.collect.text;
    expect(kept.length).toBeGreaterThan(8);
    expect(kept.filter((name) => !policy.includes(name))).toEqual([]);
  },
);

test.each([
  ['English', en],
  ['Spanish', es],
])('the privacy policy names each cookie of an account: %s', (_language, texts) => {
  for (const name of ['session_token', 'two_factor', 'passkey', 'sign_up', 'browser']) {
    expect(texts.sections.collect.text).toContain(`(dss.${name})`);
  }
});
