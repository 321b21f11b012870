import sharp from 'sharp';

import { claimedFindings, claimsOf, type Claim } from './claims.ts';
import type { Evaluation } from './evaluation.ts';
import { type Labels, measuredAreas } from './labels.ts';
import type { Looked } from './look-at-photos.ts';
import { evaluationTable, percent } from './table.ts';

const pictureWidth = 480;

/** How the report marks a label, compared with the provider's claim. */
type Verdict = 'right' | 'wrong' | 'missed';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 100rem; padding: 0 1rem; }
pre { overflow-x: auto; font-size: .875rem; }
.photos { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); }
figure { margin: 0; }
.picture { position: relative; }
.picture img { display: block; width: 100%; height: auto; }
.box { box-sizing: border-box; position: absolute; border: 2px solid #fff; outline: 2px solid #000; }
figcaption { font-size: .875rem; overflow-wrap: anywhere; }
ul { margin: .25rem 0; padding-left: 1.25rem; }
.wrong, .missed { font-weight: 600; }
`;

/** One self-contained page: the figures, then every photo with boxes and misses, those with the most mistakes first. */
export async function htmlReport(
  evaluation: Evaluation,
  { hazards }: Labels,
  looked: readonly Looked[],
): Promise<string> {
  const claims = claimsOf(looked, hazards);
  const photos = looked
    .map((look) => {
      const own = claims.filter((claim) => claim.look === look);
      const mistakes = own.filter((claim) => ['wrong', 'missed'].includes(verdictOf(claim) ?? ''));
      return { look, own, mistakes: mistakes.length };
    })
    .toSorted((one, other) => other.mistakes - one.mistakes);
  const figures: string[] = [];
  // One at a time, because many large photos would use up the memory.
  for (const { look, own } of photos) figures.push(await figureOf(look, own));
  const title = `Evaluation of ${evaluation.provider} (${evaluation.model})`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<h1>${escapeHtml(title)}</h1>
<p>These photos show private homes: don't publish this page, and don't commit it.</p>
<pre>${escapeHtml(evaluationTable(evaluation))}</pre>
<div class="photos">
${figures.join('\n')}
</div>
</html>
`;
}

async function figureOf(look: Looked, claims: readonly Claim[]): Promise<string> {
  const { photo, reply, workingCopy } = look;
  const picture = await sharp(workingCopy)
    .resize({ width: pictureWidth, withoutEnlargement: true })
    .jpeg({ quality: 70 })
    .toBuffer();
  const boxes = claimedFindings(look).flatMap(({ box, type }) =>
    box === null
      ? []
      : [
          `<span class="box" title="${escapeHtml(type)}" style="left:${css(box.x)};top:${css(box.y)};width:${css(box.width)};height:${css(box.height)}"></span>`,
        ],
  );
  const shares = measuredAreas.map(
    (area) =>
      `${area} ${percent(reply.measures?.[area] ?? null)} (labeled ${percent(photo.shares[area])})`,
  );
  const lines = claims.flatMap((claim) => {
    const verdict = verdictOf(claim);
    return verdict === null
      ? []
      : [`<li class="${verdict}">${escapeHtml(`${verdict}: ${sayClaim(claim)}`)}</li>`];
  });
  return `<figure>
<div class="picture"><img src="data:image/jpeg;base64,${picture.toString('base64')}" alt="" loading="lazy">${boxes.join('')}</div>
<figcaption><strong>${escapeHtml(photo.file)}</strong><br>${escapeHtml(shares.join(', '))}<br>${escapeHtml(photo.note)}
<ul>${lines.join('')}</ul></figcaption>
</figure>`;
}

function verdictOf({ finding, label }: Claim): Verdict | null {
  if (finding === null) return label === 'y' ? 'missed' : null;
  if (label === '?') return null;
  return label === 'y' ? 'right' : 'wrong';
}

function sayClaim({ hazard, finding }: Claim): string {
  if (finding === null) return hazard.types.join(' or ');
  const { explanation, type, confidence } = finding;
  const words = 'text' in explanation ? `: ${explanation.text}` : '';
  return `${type}, confidence ${percent(confidence)}${words}`;
}

function css(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an element or a quoted attribute, since file names, notes and model texts are untrusted. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
