import { hazardTypeIds, questionIds, walkStops } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { QuestionDrawing } from '../../answers/question-drawing.tsx';
import { HazardDrawing } from './hazard-drawing.tsx';
import { StopDrawing } from './stop-drawing.tsx';

const kinds = [...new Set(walkStops({ start: 'front', missing: [] }).map(({ kind }) => kind))];
const hazards = hazardTypeIds.map((id) => renderToStaticMarkup(<HazardDrawing id={id} />));
const stops = kinds.map((kind) => renderToStaticMarkup(<StopDrawing kind={kind} />));

test('each hazard type and each kind of stop has a drawing of its own', () => {
  expect(new Set([...hazards, ...stops]).size).toBe(hazardTypeIds.length + kinds.length);
});

test('a drawing is hidden from screen readers, since its name is next to it', () => {
  for (const html of [...hazards, ...stops]) expect(html).toMatch(/^<svg[^>]* aria-hidden="true"/);
});

test('ember marks the hazard in each drawing of one', () => {
  for (const html of hazards) expect(html).toContain('stroke-ember');
});

test('no stop of the walk is drawn in ember, the color of hazards', () => {
  for (const html of stops) expect(html).not.toContain('ember');
});

test('a stop on a side of the house marks it on a plan', () => {
  const sides = (['front', 'right', 'back', 'left'] as const).map((side) =>
    renderToStaticMarkup(<StopDrawing kind="wall" side={side} />),
  );
  expect(new Set([...sides, ...stops]).size).toBe(4 + kinds.length);
});

test('ember means danger on each tile of the walk, of land, too', () => {
  const asked = walkStops({ start: 'front', missing: [] }).flatMap(({ questions }) => questions);
  for (const id of asked)
    expect(renderToStaticMarkup(<QuestionDrawing id={id} />), id).toContain('stroke-ember');
});

test('a question shows the drawing of the hazard or the fact that it is about', () => {
  const shown = questionIds.map((id) => renderToStaticMarkup(<QuestionDrawing id={id} />));
  const facts = shown.filter((html) => !hazards.includes(html));
  expect(facts).toHaveLength(5);
  expect(new Set(shown).size).toBe(questionIds.length);
});
