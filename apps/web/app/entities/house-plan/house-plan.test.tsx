import { housePlan, type HazardTypeId } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { HousePlanDrawing, type HousePlanProps } from './house-plan.tsx';

const plan = housePlan({
  home: { front_faces: null, outline: null, missing_sides: ['left'] },
  naming: 'house',
  seen: ['south'],
  findings: [
    { hazardType: 'roof_debris', sides: ['whole_house'] },
    { hazardType: 'zone0_firewood_lumber', sides: ['south', 'east'] },
  ],
  done: [{ hazardType: 'zone0_vegetation', sides: ['south'] }],
  exposure: {
    level: 'high',
    at_least: true,
    reasons: [
      { kind: 'under_thirty_feet', sides: ['east'] },
      { kind: 'slope', sides: ['north'] },
    ],
  },
});

const titles: Partial<Record<HazardTypeId, string>> = {
  roof_debris: 'Leaves',
  zone0_firewood_lumber: 'Firewood',
  zone0_vegetation: 'Plants',
};

const shown = (props: Partial<HousePlanProps> = {}) =>
  renderToStaticMarkup(
    <MessageParts words={appWords}>
      <HousePlanDrawing plan={plan} titleOf={(type) => titles[type] ?? ''} {...props} />
    </MessageParts>,
  );

/** Without what is hidden from screen readers. */
const spoken = (html: string) => html.replaceAll(/<(\w+)[^>]*aria-hidden="true".*?<\/\1>/gu, '');

describe('the plan of a home', () => {
  test('says everything to those who don’t see it', () => {
    const texts = [
      'Front: seen or told',
      'Right: seen or told only in part so far, a building less than 30 feet away',
      'Back: seen or told only in part so far, the ground falls away by more than 20%',
      'Left: the house has no such side',
      '1. Leaves, whole home, at the house',
      '2. Firewood, Front, within 5 feet',
      '2. Firewood, Right, within 5 feet',
      'Done: Plants, Front, within 5 feet',
    ];
    const html = spoken(shown());
    for (const text of texts) expect(html).toContain(`>${text}<`);
  });

  test('is tabbed through in the order of its numbers, finished work last', () => {
    const found = (hazardType: HazardTypeId, side: 'north' | 'south' | 'whole_house') => ({
      hazardType,
      sides: [side],
    });
    const mixed = housePlan({
      home: { front_faces: 'south', outline: null, missing_sides: [] },
      naming: 'both',
      seen: ['south', 'north'],
      findings: [
        found('zone0_firewood_lumber', 'south'),
        found('roof_debris', 'whole_house'),
        found('zone0_vegetation', 'north'),
        found('vents_unscreened', 'whole_house'),
        found('zone0_dead_debris', 'south'),
      ],
      done: [found('zone0_combustible_mulch', 'south')],
      exposure: { level: 'low', at_least: false, reasons: [] },
    });
    const html = shown({ plan: mixed, onSelect: () => undefined });
    const buttons = [...html.matchAll(/<button[^>]*aria-label="([^":.]+)/gu)];
    expect(buttons.map(([, label]) => label)).toEqual(['1', '2', '3', '4', '5', 'Done']);
  });

  test('says of what only a map shows that a map shows it', () => {
    const dashed = 'Dashed';
    const building = 'a building about 18 feet away, as a map shows';
    const slope = 'about 35%, as a map shows';
    const map = { source: 'fema_structures', asked_on: '2026-11-28', data_from: null } as const;
    const mapped = housePlan({
      home: { front_faces: 'south', outline: null, missing_sides: [] },
      naming: 'both',
      seen: [],
      findings: [],
      done: [],
      exposure: null,
      onMaps: [
        { about: 'neighbor', side: 'east', amount: 18, map },
        { about: 'slope', side: 'north', amount: 35, map },
      ],
    });
    const html = shown({ plan: mapped });
    for (const text of [building, slope]) expect(spoken(html)).toContain(text);
    expect(html).toContain(dashed);
    expect(html).toMatch(/<rect[^>]*stroke-dasharray/u);
    expect(shown()).not.toContain(dashed);
  });

  test('says no distance of what is drawn farther out only to have room', () => {
    const near = housePlan({
      home: { front_faces: null, outline: null, missing_sides: [] },
      naming: 'house',
      seen: [],
      findings: [{ hazardType: 'neighbor_structure_close', sides: ['south'] }],
      done: [],
      exposure: null,
    });
    const titleOf = () => 'Another building';
    expect(spoken(shown({ plan: near, titleOf }))).toContain('>1. Another building, Front<');
  });

  test('has pins that can be pressed only where that does something', () => {
    expect(shown()).not.toContain('<button');
    const pressable = shown({ onSelect: () => {}, selected: ['zone0_firewood_lumber'] });
    expect(pressable).toContain('aria-label="2. Firewood, Right, within 5 feet"');
    expect(pressable.match(/aria-pressed="true"/gu)).toHaveLength(2);
  });

  test('names all of those that share a pin, because there is no room for each', () => {
    const types = [
      'zone0_vegetation',
      'zone0_combustible_mulch',
      'zone0_firewood_lumber',
      'attached_combustible_fence',
      'zone0_dead_debris',
    ] as const;
    const crowded = housePlan({
      home: { front_faces: null, outline: null, missing_sides: [] },
      naming: 'house',
      seen: [],
      findings: types.map((hazardType) => ({ hazardType, sides: ['south'] })),
      done: [],
      exposure: null,
    });
    const html = shown({ plan: crowded, titleOf: (type) => type });
    expect(html).toContain('>+3<');
    expect(spoken(html)).toContain(
      '>3 together: 3. zone0_firewood_lumber, Front, within 5 feet; 4. attached_combustible_fence, Front, within 5 feet; 5. zone0_dead_debris, Front, within 5 feet<',
    );
  });

  test('has neither words nor numbers as a small picture', () => {
    expect(spoken(shown({ small: true }))).toContain('2. Firewood');
    expect(shown({ small: true })).not.toMatch(/<text|5 ft/u);
  });
});
