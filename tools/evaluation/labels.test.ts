import { describe, expect, it } from 'vitest';
import { BadLabels, parseLabels, readLabels } from './labels.ts';

const table = (...lines: readonly (readonly string[])[]) =>
  lines.map((cells) => cells.join('\t')).join('\n');

describe('a table of labels', () => {
  it('is read by its header, whatever the order of columns, the line ends, or extra columns', () => {
    const { hazards, photos } = parseLabels(
      `\uFEFF${table(
        ['sky_frac', 'file', 'dry_grass_visible', 'weather', 'area', 'zone0_dead_debris', 'note'],
        ['0.25', 'a/front.jpg', 'y', 'fine', 'zone_1', 'n', 'a "note"'],
        ['?', 'back.jpg', '?', '', '', ''],
      ).replaceAll('\n', '\r\n')}\r\n`,
      '/photos',
    );
    expect(hazards.map(({ column }) => column)).toEqual(['dry_grass_visible', 'zone0_dead_debris']);
    expect(photos).toMatchObject([
      {
        file: 'a/front.jpg',
        path: '/photos/a/front.jpg',
        shares: { green: null, dry: null, sky: 0.25 },
        area: 'zone_1',
        note: 'a "note"',
      },
      { path: '/photos/back.jpg', shares: { sky: null }, area: null, houseOrYard: '?' },
    ]);
    expect(photos[0]?.answers.get('dry_grass_visible')).toBe('y');
    expect(photos[1]?.answers.get('dry_grass_visible')).toBe('?');
  });

  it('is refused with every faulty line, each with its reason', () => {
    const bad = table(
      ['file', 'green_veg_frac', 'outbuilding', 'area'],
      ['front.jpg', '1.2', 'yes', 'garden'],
      ['', 'much', 'n', ''],
      ['front.jpg', '0.1', 'n', '', 'more'],
    );
    expect(() => parseLabels(bad, '/')).toThrow(
      [
        "line 2: green_veg_frac must be a share from 0 to 1, not '1.2'",
        "line 2: outbuilding must be y, n or ?, not 'yes'",
        "line 2: area must be one of roof, siding, zone_0, zone_1, zone_2, or empty, not 'garden'",
        'line 3: names no file',
        "line 3: green_veg_frac must be a share from 0 to 1, not 'much'",
        'line 4: 5 cells under 4 columns',
        'line 4: front.jpg is labeled twice',
      ].join('\n'),
    );
  });

  it.each([
    ['', "'file' is missing"],
    [table(['file', 'note'], ['front.jpg', 'nice']), 'Nothing is labeled'],
    [table(['file', 'sky_frac', 'sky_frac']), "'sky_frac' is there twice"],
    [table(['file', 'sky_frac']), 'no photo'],
  ])('is refused when it has no content: %j', (text, reason) => {
    expect(() => parseLabels(text, '/')).toThrow(reason);
  });

  it('is refused when it is missing', async () => {
    await expect(readLabels('/nowhere/labels.tsv')).rejects.toThrow(BadLabels);
  });
});
