import { describe, expect, it } from 'vitest';
import { citationsIn } from './citations.ts';
import { datesIn } from './dates.ts';

describe('the documents that a report cites', () => {
  it.each([
    ['1299', '1299-02'],
    ['1299-02', '1299'],
  ] as const)('are marked if one statement was not compared, cited by %s first', (one, other) => {
    const { references, cited } = citationsIn('en');
    expect([references([one]), references(['troy']), references([other])]).toEqual([
      '[1]',
      '[2]',
      '[1]',
    ]);
    expect(cited().map(({ id, compared }) => [id, compared])).toEqual([
      ['ccr_1299', false],
      ['troy_2022', true],
    ]);
  });
});

describe('the times in a report', () => {
  const english = datesIn('en-US', 'zone unknown');
  const spanish = datesIn('es-US', 'zona desconocida');

  it.each([
    [
      'a moment',
      english.moment('2026-11-20T17:14:05.000Z'),
      /^November 20, 2026(,| at) 9:14:05 AM PST$/,
    ],
    [
      'a camera’s',
      english.cameraTime('2026-11-20T09:14:05-08:00'),
      /^Nov 20, 2026(,| at) 9:14:05 AM PST$/,
    ],
    [
      'a zoneless',
      english.cameraTime('2026-11-20T09:14:05'),
      /^Nov 20, 2026(,| at) 9:14:05 AM, zone unknown$/,
    ],
    [
      'a photo’s',
      english.shortMoment('2026-11-20T17:14:05.000Z'),
      /^Nov 20, 2026(,| at) 9:14:05 AM PST$/,
    ],
    [
      'a Spanish',
      spanish.cameraTime('2026-11-20T09:14:05'),
      /^20 nov 2026(,| a las) 9:14:05 a\. ?m\., zona desconocida$/,
    ],
    ['an unreadable', english.cameraTime('yesterday'), /^yesterday$/],
  ])('look alike: %s one', (_which, time, expected) => {
    expect(time).toMatch(expected);
  });
});
