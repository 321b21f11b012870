import type {
  ModelCall,
  ObservationProvider,
} from '../../apps/server/src/analysis/observe/providers/provider.ts';
import { mean } from './agreement.ts';
import { scoreAreas, type AreaScores } from './area-scores.ts';
import { calibrate, type Calibration } from './calibration.ts';
import { claimsOf, scoreClaims, type ClaimScores } from './claims.ts';
import type { Labels } from './labels.ts';
import type { Looks } from './look-at-photos.ts';

/** The result of an evaluation, in the form of its JSON file. */
export interface Evaluation extends AreaScores {
  readonly claims: ClaimScores;
  /**
   * Mean time of a look, preparing the photo not included: of one processor core where this machine does the looking, so that a
   * busy machine doesn't count; else until the model has answered. Null when there was none.
   */
  readonly ms_per_photo: number | null;
  /** Elapsed time. */
  readonly wall_ms: { readonly mean: number; readonly slowest: number } | null;
  readonly provider: string;
  readonly model: string;
  readonly photos: {
    readonly labeled: number;
    readonly looked_at: number;
    readonly failed: readonly { readonly file: string; readonly reason: string }[];
  };
  readonly calibration: Calibration;
  /** Usage of model calls; null if no model was called. */
  readonly model_use: ModelUse | null;
}

export interface ModelUse {
  readonly calls: number;
  /** Over the calls whose provider reports it; null if none does. */
  readonly input_tokens: number | null;
  readonly cached_input_tokens: number | null;
  readonly output_tokens: number | null;
  /** An estimate; null if prices are unknown. */
  readonly cost_usd: number | null;
  /** Calls that no total includes, because they were aborted or prices are unknown. */
  readonly calls_of_unknown_cost: number;
}

/** Compares what a provider saw with the labels. */
export function evaluate(
  { id, modelName }: Pick<ObservationProvider, 'id' | 'modelName'>,
  { hazards, photos }: Labels,
  { looked, notLooked, calls }: Looks,
): Evaluation {
  const claims = claimsOf(looked, hazards);
  const settled = claims.flatMap(({ finding, label }) =>
    finding === null || label === '?'
      ? []
      : [{ confidence: finding.confidence, right: label === 'y' }],
  );
  const walls = looked.map(({ ms }) => ms);
  const times = looked.map(({ ms, coreMs }) => coreMs ?? ms);
  return {
    ...scoreAreas(looked),
    claims: scoreClaims(claims, hazards, looked),
    ms_per_photo: times.length === 0 ? null : mean(times),
    wall_ms: walls.length === 0 ? null : { mean: mean(walls), slowest: Math.max(...walls) },
    provider: id,
    model: modelName,
    photos: {
      labeled: photos.length,
      looked_at: looked.length,
      failed: notLooked.map(({ photo, reason }) => ({ file: photo.file, reason })),
    },
    calibration: calibrate(settled),
    model_use: calls.length === 0 ? null : totalsOf(calls),
  };
}

function totalsOf(calls: readonly ModelCall[]): ModelUse {
  const cost = total(calls.map(({ costMicroUsd }) => costMicroUsd));
  return {
    calls: calls.length,
    input_tokens: total(calls.map(({ tokens }) => tokens.input)),
    cached_input_tokens: total(calls.map(({ tokens }) => tokens.cachedInput)),
    output_tokens: total(calls.map(({ tokens }) => tokens.output)),
    cost_usd: cost === null ? null : cost / 1_000_000,
    calls_of_unknown_cost: calls.filter(({ costMicroUsd }) => costMicroUsd === null).length,
  };
}

/** The sum of the known values; null if none is known. */
function total(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
