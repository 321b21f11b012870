import {
  insurerChecklist,
  lawPlaceOf,
  planNumbersOf,
  programTableTextsEn,
  programTableTextsEs,
  type ChecklistItem,
  type ChecklistState,
} from '@dss/domain';
import { Path, Rect, Svg } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Facts } from './facts.ts';
import { color, view, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';

/** How the home stands on each item of its state's program, a line each with what that rests on. */
export function checklist(data: ReportData, facts: Facts, parts: Parts): ReactElement[] {
  const { words } = facts;
  const { analysis, answers, property, work } = data;
  const { explanation, seen } = analysis;
  const texts = facts.locale === 'es' ? programTableTextsEs : programTableTextsEn;
  const evidence = { explanation, seen, answers };
  const list = insurerChecklist(
    lawPlaceOf(property, data.addressFacts),
    facts.madeOn,
    evidence,
    work,
  );
  if (list === null) {
    const { none, noState } = words.programs;
    return [
      parts.strongHeading(words.checklist.title),
      parts.small(property.state ? none(facts.state(property.state)) : noState),
    ];
  }
  return [
    parts.strongHeading(`${words.checklist.title}: ${texts.lists[list.list].name}`),
    parts.table(
      null,
      list.items.map((item) =>
        parts.row(
          [
            { share: 0.39, content: parts.small(texts.items[item.id].short, { color: color.ink }) },
            {
              share: 0.29,
              content: view(
                { flexDirection: 'row', gap: 3, alignItems: 'center' },
                sign(item.standing),
                parts.small(words.checklist.states[item.standing], {
                  color: color.ink,
                  fontWeight: 700,
                }),
              ),
            },
            { share: 0.32, content: parts.small(restsOn(item, data, facts), { fontSize: 7 }) },
          ],
          item.id,
          'dense',
        ),
      ),
    ),
    parts.small(words.checklist.legend, { fontSize: 7, marginTop: 2 }),
  ];
}

/** The hazards found by their numbers in the plan, else the photos that were checked and how many questions were answered. */
function restsOn(item: ChecklistItem, data: ReportData, facts: Facts): string {
  const { checklist: words } = facts.words;
  if (item.found.length > 0) {
    const numbers = planNumbersOf(data.housePlan, item.found);
    return numbers.length > 0 ? words.found(numbers.join(', ')) : '';
  }
  const photos = facts.photosList(item.checks.flatMap(({ imageIds }) => imageIds));
  return [
    ...(photos === '' ? [] : [facts.words.programs.photos(photos)]),
    ...(item.questionIds.length === 0 ? [] : [words.answers(item.questionIds.length)]),
    ...(item.questionIds.length > 0 && photos === '' ? [words.noPhoto] : []),
    ...(item.setAside ? [words.setAside] : []),
    ...(item.saidDone ? [words.saidDone] : []),
  ].join('; ');
}

const size = 8;

/** A sign that differs by form, not by color alone. */
export function sign(state: ChecklistState): ReactElement {
  const stroke = state === 'not_met' ? color.ember : color.ink;
  const line = { stroke, strokeWidth: 1.4, fill: 'none' };
  const box = { x: 0.7, y: 0.7, width: size - 1.4, height: size - 1.4 };
  const check = createElement(Path, { key: 'check', d: 'M1 4.5 3.2 7 7.2 1.5', ...line });
  const forms: Readonly<Record<ChecklistState, ReactElement[]>> = {
    met: [check],
    met_or_none: [check],
    none_there: [check],
    fixed_with_photo: [
      createElement(Rect, { key: 'box', ...box, ...line, strokeWidth: 1 }),
      createElement(Path, { key: 'check', d: 'M2 4.3 3.5 6 6 2.4', ...line }),
    ],
    not_met: [createElement(Path, { key: 'cross', d: 'M1 1 7 7M7 1 1 7', ...line })],
    open: [createElement(Rect, { key: 'box', ...box, ...line, strokeWidth: 1 })],
    not_asked: [createElement(Path, { key: 'line', d: 'M1 4H7', ...line })],
  };
  return createElement(Svg, { width: size, height: size, viewBox: `0 0 8 8` }, ...forms[state]);
}
