import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useFormatter, useTranslations } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';

import { inEnglish } from './en/in-english.ts';
import { MessageParts } from './message-parts.tsx';

const words = inEnglish({});

afterEach(() => vi.restoreAllMocks());

test('a prerendered page shows California time, whatever the machine’s time zone, without a warning', () => {
  const warned = vi.spyOn(console, 'error');
  expect(
    drawn(
      <MessageParts words={words}>
        <Hour />
      </MessageParts>,
    ),
  ).toBe('9 PM');
  expect(warned).not.toHaveBeenCalled();
});

test('the application shows times in the reader’s own time zone', () => {
  expect(
    drawn(
      <MessageParts words={words}>
        <MessageParts words={words} timeZone="Europe/Rome">
          <MessageParts words={words}>
            <Hour />
          </MessageParts>
        </MessageParts>
      </MessageParts>,
    ),
  ).toBe('6 AM');
});

function Hour() {
  const format = useFormatter();
  useTranslations('shell');
  return format.dateTime(new Date('2026-01-02T05:00:00Z'), { hour: 'numeric' });
}

function drawn(element: ReactElement): string {
  return renderToStaticMarkup(element).replace('\u202f', ' ');
}
