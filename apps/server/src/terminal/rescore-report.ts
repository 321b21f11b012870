import { scoringWeights, type ScoreBand } from '@dss/domain';
import {
  byWeightsVersion,
  distributionOf,
  type Distribution,
} from '../analysis/result/score-distribution.ts';
import type { Comparison } from '../analysis/result/new-weights.ts';

const bands = ['excellent', 'good', 'fair', 'poor'] as const satisfies readonly ScoreBand[];
const longestBar = 40;
const labelWidth = 22;

export interface Rescored {
  readonly comparisons: readonly Comparison[];
  /** Analyses whose stored form is unknown to this version. */
  readonly unknown: number;
  /** Number of results added; null for a comparison only. */
  readonly added: number | null;
}

/** The command's output: only counts and points, nothing that identifies a home. */
export function rescoreReport({ comparisons, unknown, added }: Rescored): string {
  const version = scoringWeights.version;
  const all = distributionOf(comparisons);
  const versions = byWeightsVersion(comparisons);
  const lines = [
    `Stored analyses with their own weights, and with those of this code (${version})`,
    '',
    ...(all === null ? ['There are none yet.'] : section('All', all)),
  ];
  for (const [before, some] of versions.length > 1 ? versions : []) {
    const one = distributionOf(some);
    if (one !== null) lines.push('', ...section(`Weights ${before}`, one));
  }
  if (versions.length === 1) lines.push('', `All were made with the weights ${versions[0]?.[0]}.`);
  if (unknown > 0) {
    lines.push('', `Left out, in a form that this code does not know: ${unknown}`);
  }
  const unexplained = comparisons.filter(
    ({ weightsVersion, before, now }) => weightsVersion === version && before.score !== now.score,
  );
  if (unexplained.length > 0) {
    lines.push(
      '',
      `Careful: ${unexplained.length} made with the weights ${version} move too. Something that counts has changed: give scoringWeights.version a new value.`,
    );
  }
  lines.push('', added === null ? 'Nothing was written.' : `Results added: ${added}`);
  return lines.join('\n');
}

function section(title: string, distribution: Distribution): string[] {
  const { count, mean, smallest, largest, meanRangeWidth, bins } = distribution;
  const share = (part: number) => `${part} (${Math.round((100 * part) / count)} %)`;
  const most = Math.max(...bins.map((bin) => bin.count));
  return [
    title,
    row('analyses', String(count)),
    row('unchanged', share(distribution.unchanged)),
    row('higher', share(distribution.higher)),
    row('lower', share(distribution.lower)),
    row('mean change', signed(mean, 2)),
    row('smallest, largest', `${signed(smallest)}, ${signed(largest)}`),
    row(
      'mean range',
      `${meanRangeWidth.before.toFixed(1)} points wide, now ${meanRangeWidth.now.toFixed(1)}`,
    ),
    '',
    '  Change in points',
    ...bins.map((bin) =>
      row(
        bin.from === bin.to ? signed(bin.from) : `${signed(bin.from)} to ${signed(bin.to)}`,
        `${bin.count} ${'#'.repeat(Math.ceil((longestBar * bin.count) / most))}`.trim(),
      ),
    ),
    '',
    '  Bands, from row to column',
    row('', bands.map((band) => band.padStart(10)).join('')),
    ...bands.map((from) =>
      row(from, bands.map((to) => String(distribution.bands[from][to]).padStart(10)).join('')),
    ),
  ];
}

function row(label: string, value: string): string {
  return `  ${label.padEnd(labelWidth)}${value}`;
}

function signed(value: number, decimals = 0): string {
  const shown = value.toFixed(decimals);
  return Number(shown) > 0 ? `+${shown}` : shown.replace(/^-(0(\.0+)?)$/, '$1');
}
