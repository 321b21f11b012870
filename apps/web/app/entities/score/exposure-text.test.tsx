import {
  exposureOnMaps,
  exposureSchema,
  exposureText,
  unknownExposureText,
  type Exposure,
} from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords as english } from '../../lib/messages/en/app-words.ts';
import { appWords as spanish } from '../../lib/messages/es/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { ExposureText } from './exposure-text.tsx';

const kinds = exposureSchema.shape.reasons.element.shape.kind.options;
const exposures: Exposure[] = exposureSchema.shape.level.options.flatMap((level) =>
  [true, false].flatMap((atLeast) =>
    kinds.map((_kind, count) => ({
      level,
      at_least: atLeast,
      reasons: kinds
        .slice(0, count + (level === 'low' ? 0 : 1))
        .map((kind) => ({ kind, sides: [] })),
    })),
  ),
);

test.each([english, spanish])('a page says of exposure what reports and mails say', (words) => {
  for (const exposure of exposures) {
    const html = renderToStaticMarkup(
      <MessageParts words={words}>
        <ExposureText exposure={exposure} />
      </MessageParts>,
    );
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(exposureText(exposure, words.locale));
  }
});

test.each([english, spanish])('a page says what an exposure waits for as reports do', (words) => {
  for (const open of [['neighbors', 'slope', 'ridge'], ['far_neighbors'], []] as const) {
    const html = renderToStaticMarkup(
      <MessageParts words={words}>
        <ExposureText exposure={null} open={open} />
      </MessageParts>,
    );
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(unknownExposureText(open, words.locale));
  }
});

test.each([english, spanish])('a page names the maps that reports name', (words) => {
  const map = { source: 'fema_structures', asked_on: '2026-11-28', data_from: null } as const;
  const exposure = exposureOnMaps(
    { level: 'moderate', at_least: true, reasons: [{ kind: 'slope', sides: ['south'] }] },
    [
      { about: 'neighbor', side: 'east', amount: 18, map },
      { about: 'slope', side: 'north', amount: 25, map },
    ],
  );
  if (exposure === null) throw new Error('There is an exposure.');
  const html = renderToStaticMarkup(
    <MessageParts words={words}>
      <ExposureText exposure={exposure} />
    </MessageParts>,
  );
  const format = words.locale === 'en' ? 'en-US' : 'es-US';
  const dayText = (day: string) =>
    new Date(day).toLocaleDateString(format, { dateStyle: 'medium', timeZone: 'UTC' });
  const text = html.replaceAll(/<[^>]*>/g, '');
  expect(text).toBe(exposureText(exposure, words.locale, { dayText }));
  expect(text).toContain('FEMA');
});

test('an exposure of which too little is known isn’t called low', () => {
  const html = renderToStaticMarkup(
    <MessageParts words={english}>
      <ExposureText exposure={null} />
    </MessageParts>,
  );
  expect(html).toBe(
    '<p>Exposure: not known yet. It waits for answers about nearby buildings, slopes, or ridges.</p>',
  );
});

test('without room for reasons there is the level alone, and nothing where nothing is known', () => {
  const brief = (exposure: Exposure | null) =>
    renderToStaticMarkup(
      <MessageParts words={english}>
        <ExposureText brief exposure={exposure} />
      </MessageParts>,
    );
  const reasons: Exposure['reasons'] = [{ kind: 'slope', sides: ['south'] }];
  expect(brief({ level: 'moderate', at_least: true, reasons })).toBe(
    '<p>Exposure: at least moderate</p>',
  );
  expect(brief(null)).toBe('');
});
