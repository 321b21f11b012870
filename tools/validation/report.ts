import { hazardById, scoringWeights } from '@dss/domain';
import { leastInFire, type Comparison, type Estimate } from './compare.ts';
import { houseParts, parts, partsOfHome } from './parts.ts';
import type { Inspections } from './read-inspections.ts';
import type { TypicalHomes } from './typical-homes.ts';

/** What the command prints. */
export function validationReport(
  inspections: Inspections,
  comparison: Comparison | null,
  typical: TypicalHomes,
): string {
  return [
    ...recordLines(inspections),
    '',
    ...(comparison === null ? [noFire] : comparisonLines(comparison)),
    '',
    ...prevalenceLines(typical),
    '',
    ...correlationLines(typical),
  ].join('\n');
}

const noFire =
  `No fire has ${leastInFire.homes} homes that can be compared with ${leastInFire.ofEachOutcome} of each outcome, so the score is compared ` +
  `with nothing. Is the file whole?`;

function recordLines({ homes, records, leftOut, unknownValues }: Inspections): readonly string[] {
  return [
    `${records} inspections, of which ${homes.length} are of single-family homes that count.`,
    ...[...leftOut].map(([reason, count]) => `  left out: ${count}, ${reason}`),
    ...[...unknownValues].map(
      ([value, count]) => `  not known, so counted as unknown: ${count} x ${value}`,
    ),
  ];
}

function comparisonLines({
  fires,
  auc,
  scoreAhead,
  aucOfUnknown,
  logOdds,
}: Comparison): readonly string[] {
  const ahead = (by: Estimate) => `score minus this: ${signed(by)}`;
  return [
    `The score (weights ${scoringWeights.version}) beside what happened in ${fires.length} fires.`,
    'Within-fire AUC: of a destroyed and a standing home of one fire, of which the same parts are known, how often the destroyed one has',
    'the lower score. 0.5 is chance. Mean over fires, in brackets the 90% interval if other fires had happened.',
    ...aligned([
      ['the score, from roof, vents, eaves, windows, siding', plain(auc.score), ''],
      ['one story or several', plain(auc.stories), ahead(scoreAhead.stories)],
      ['how many of the five are wrong', plain(auc.checklist), ahead(scoreAhead.checklist)],
      ['logistic fit to the five, of the other fires', plain(auc.fit), ahead(scoreAhead.fit)],
    ]),
    'No results, but traps:',
    ...aligned([
      ['how many of the five are "Unknown": it tells the outcome', plain(aucOfUnknown), ''],
      [
        'the score with deck and fence as recorded: what burned is gone',
        plain(auc.scoreAsRecorded),
        '',
      ],
    ]),
    '',
    ...aligned([
      ['fire', 'destroyed', 'standing', 'score', 'stories', 'checklist', 'fit'],
      ...fires.map((fire) => [
        fire.name,
        String(fire.destroyed),
        String(fire.standing),
        ...[fire.auc.score, fire.auc.stories, fire.auc.checklist, fire.auc.fit].map((value) =>
          value.toFixed(3),
        ),
      ]),
    ]),
    '',
    'Log-odds of being destroyed within a fire, each beside the others, with the points that the score takes for it:',
    ...aligned(
      houseParts.map((part) => {
        const { hazard } = partsOfHome[part];
        return [hazard, signed(logOdds[part]), `${hazardById(hazard).points} points`];
      }),
    ),
  ];
}

function prevalenceLines({ prevalences }: TypicalHomes): readonly string[] {
  return [
    'How common each hazard is among homes that were not damaged, as the catalog writes it:',
    ...aligned(
      parts.map((part) => {
        const { hazard } = partsOfHome[part];
        const { share, homes } = prevalences[part];
        const written =
          share === null
            ? 'too few homes'
            : `prevalence: derivedShare(${share.toFixed(2)}, ['dins']),`;
        return [hazard, written, `${homes} homes`, `now ${hazardById(hazard).prevalence.share}`];
      }),
    ),
  ];
}

function correlationLines({ correlations }: TypicalHomes): readonly string[] {
  const known = correlations.filter(({ correlation }) => correlation !== null);
  return [
    'Which of them occur together: correlations of the normal numbers that the range draws, as upkeepCorrelation is one. None of these',
    'hazards comes from neglect, so upkeepCorrelation itself stays judgment.',
    ...aligned(
      known.map(({ one, other, correlation }) => [
        partsOfHome[one].hazard,
        partsOfHome[other].hazard,
        (correlation ?? 0).toFixed(2),
      ]),
    ),
  ];
}

function plain({ value, interval: { low, high } }: Estimate): string {
  return `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
}

function signed({ value, interval: { low, high } }: Estimate): string {
  const write = (figure: number) => `${figure < 0 ? '' : '+'}${figure.toFixed(3)}`;
  return `${write(value)} (${write(low)} to ${write(high)})`;
}

/** Indents and aligns columns. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
