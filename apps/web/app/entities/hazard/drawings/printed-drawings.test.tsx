import { hazardTypeIds } from '@dss/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { tokenColors } from '../../../styles/token-colors.ts';
import { HazardDrawing } from './hazard-drawing.tsx';

/** Where the server finds the drawings for its reports. This file makes them: `vitest run apps/web/app/entities/hazard/drawings -u`. */
const folder = new URL(
  '../../../../../server/src/reports/document/hazard-drawings/',
  import.meta.url,
);

const css = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8');
const onPaper = new Map(tokenColors(css).map(({ name, light }) => [name, light]));

test.each(hazardTypeIds)('%s looks in reports as it does on the pages', async (id) => {
  const page = renderToStaticMarkup(<HazardDrawing id={id} />);
  await expect(printed(page)).toMatchFileSnapshot(new URL(`${id}.svg`, folder).pathname);
});

test('the report has no drawing of another hazard', () => {
  const names = new Set(hazardTypeIds.map((id) => `${id}.svg`));
  expect(readdirSync(folder).filter((name) => !names.has(name))).toEqual([]);
});

/** An SVG file of a drawing: without styles, in the colors of the light theme, on a sheet of its own. */
function printed(html: string): string {
  const [sheet = '', shapes = ''] = html.split(/(?<=^<svg[^>]*>)|<\/svg>$/u);
  const [, lines = ''] = /(fill="none".*?) aria-hidden/u.exec(sheet) ?? [];
  const drawn = shapes.replaceAll(/class="([^"]*)"/gu, (_all, names: string) =>
    names.split(' ').map(attribute).join(' '),
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120">',
    `<g ${lines}>`,
    `<path d="M0 0h160v120H0z" ${attribute('fill-paper-sunk')}/>`,
    drawn.replaceAll(/><\/(?:path|ellipse)>/gu, '/>').replaceAll('><', '>\n<'),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function attribute(className: string): string {
  if (className === 'font-strong') return 'font-family="Public Sans" font-weight="bold"';
  const [, size] = /^text-\[(\d+)px\]$/u.exec(className) ?? [];
  if (size !== undefined) return `font-size="${size}"`;
  const [, property = '', token = ''] = /^(fill|stroke)-(.+)$/u.exec(className) ?? [];
  const color = token === 'none' ? token : onPaper.get(token);
  if (color === undefined) throw new Error(`${className} is not known on paper`);
  return `${property}="${color}"`;
}
