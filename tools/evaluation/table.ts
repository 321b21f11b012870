import type { Evaluation } from './evaluation.ts';
import { measuredAreas } from './labels.ts';

const none = '-';

/** The command's printed table. */
export function evaluationTable(evaluation: Evaluation): string {
  const { photos, claims, calibration } = evaluation;
  const lines = [
    `${evaluation.provider} (${evaluation.model}): ${photos.looked_at} of ${photos.labeled} photos`,
    '',
    ...aligned([
      ['area', 'error', 'constant guess', 'rank correlation'],
      ...measuredAreas.map((area) => [
        area,
        decimals(evaluation.area_mae[area], 3),
        decimals(evaluation.baseline_mae[area], 3),
        decimals(evaluation.rank_correlation[area], 2),
      ]),
    ]),
    '',
    ...aligned([
      ['claim', 'y', 'n', 'claimed', 'right', 'precision', 'base rate', 'recall', 'on ?'],
      ...Object.entries(claims.by_type).map(([type, score]) => [
        score.counted ? type : `(${type})`,
        String(score.labeled.y),
        String(score.labeled.n),
        String(score.count),
        String(score.right),
        percent(score.precision),
        percent(score.base_rate),
        percent(score.recall),
        String(score.unsure),
      ]),
      [
        'all that count',
        '',
        '',
        String(claims.count),
        String(claims.right),
        percent(claims.precision),
      ],
    ]),
    'In brackets: fewer than five photos labeled y or n, so its claims are not in the sum.',
  ];
  if (claims.no_house_or_yard.photos > 0) {
    const { photos: others, findings } = claims.no_house_or_yard;
    lines.push(`Findings on ${others} photos of neither house nor yard: ${findings}`);
  }
  lines.push(
    '',
    `Calibration error of ${calibration.claims} claims: ${decimals(calibration.ece, 2)}`,
    `Time per photo: ${milliseconds(evaluation.ms_per_photo)}; by the clock ${milliseconds(evaluation.wall_ms?.mean ?? null)}, slowest ${milliseconds(evaluation.wall_ms?.slowest ?? null)}`,
    ...modelUseLines(evaluation),
  );
  for (const { file, reason } of photos.failed) lines.push(`Not looked at: ${file}: ${reason}`);
  return lines.join('\n');
}

function modelUseLines({ model_use: use }: Evaluation): string[] {
  if (use === null) return [];
  const cost = use.cost_usd === null ? 'unknown' : `${use.cost_usd.toFixed(4)} US dollars`;
  const unknown =
    use.cost_usd === null || use.calls_of_unknown_cost === 0
      ? ''
      : `, without ${use.calls_of_unknown_cost} calls whose price isn't known`;
  return [
    `Calls: ${use.calls}; tokens: ${use.input_tokens ?? none} in (${use.cached_input_tokens ?? none} cached), ${use.output_tokens ?? none} out; cost: ${cost}${unknown}`,
  ];
}

/** Aligns columns, with numbers to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

export function decimals(value: number | null, digits: number): string {
  return value === null ? none : value.toFixed(digits);
}

export function percent(value: number | null): string {
  return value === null ? none : `${Math.round(value * 100)} %`;
}

function milliseconds(value: number | null): string {
  return value === null ? none : `${Math.round(value)} ms`;
}
