import { scoringWeights, type HazardTypeId } from '@dss/domain';
import type { Finding } from '../../apps/server/src/analysis/observe/providers/provider.ts';
import type { LabeledHazard } from './labeled-hazards.ts';
import type { Answer } from './labels.ts';
import type { Looked } from './look-at-photos.ts';

/** With fewer of either answer, a good provider can't be told from one that always gives the same answer. */
const fewestOfEachAnswer = 5;

/** A provider's statement about one labeled hazard in one photo. */
export interface Claim {
  readonly look: Looked;
  readonly hazard: LabeledHazard;
  readonly label: Answer;
  /** The hazard's finding with the highest confidence; null if the provider claims none. */
  readonly finding: Finding | null;
}

export interface TypeScore {
  /** The label's column, and all types that it covers. */
  readonly label: string;
  readonly types: readonly HazardTypeId[];
  /** Photos labeled y and n. */
  readonly labeled: { readonly y: number; readonly n: number };
  /** Whether there are at least five of each; only then do its claims count in the total. */
  readonly counted: boolean;
  /** Photos labeled y or n on which it was claimed. */
  readonly count: number;
  /** Those labeled y. */
  readonly right: number;
  readonly precision: number | null;
  /** Share of y among y and n: the precision of claiming it in every photo. */
  readonly base_rate: number | null;
  /** Share of the photos labeled y on which it was claimed. */
  readonly recall: number | null;
  /** Claims on photos labeled ?: neither right nor wrong. */
  readonly unsure: number;
}

export interface ClaimScores {
  /** Over the counted types; null without claims. */
  readonly precision: number | null;
  readonly count: number;
  readonly right: number;
  /** By the first type of each labeled hazard. */
  readonly by_type: Readonly<Record<string, TypeScore>>;
  /** Photos labeled as showing neither house nor yard, and the findings on them, of any type: each is wrong. */
  readonly no_house_or_yard: { readonly photos: number; readonly findings: number };
}

/** One claim per labeled hazard and photo, even if a photo has several findings of it. */
export function claimsOf(looks: readonly Looked[], hazards: readonly LabeledHazard[]): Claim[] {
  return looks.flatMap((look) =>
    hazards.map((hazard): Claim => {
      const label = look.photo.answers.get(hazard.column) ?? '?';
      const finding = claimedFindings(look)
        .filter(({ type }) => hazard.types.includes(type))
        .reduce<Finding | null>(moreCertain, null);
      return { look, hazard, label, finding };
    }),
  );
}

/** Findings that count in a score; less sure ones are only asked about. */
export function claimedFindings({ reply }: Looked): Finding[] {
  return reply.findings.filter(
    ({ confidence }) => confidence >= scoringWeights.confidence.question,
  );
}

export function scoreClaims(
  claims: readonly Claim[],
  hazards: readonly LabeledHazard[],
  looks: readonly Looked[],
): ClaimScores {
  const byType: Record<string, TypeScore> = {};
  for (const hazard of hazards) {
    byType[hazard.types[0]] = scoreType(
      hazard,
      claims.filter((claim) => claim.hazard === hazard),
    );
  }
  const counted = Object.values(byType).filter((score) => score.counted);
  const count = sum(counted.map((score) => score.count));
  const right = sum(counted.map((score) => score.right));
  const others = looks.filter(({ photo }) => photo.houseOrYard === 'n');
  return {
    precision: ratio(right, count),
    count,
    right,
    by_type: byType,
    no_house_or_yard: {
      photos: others.length,
      findings: sum(others.map((look) => claimedFindings(look).length)),
    },
  };
}

function scoreType({ column, types }: LabeledHazard, claims: readonly Claim[]): TypeScore {
  const labeled = (label: Answer) => claims.filter((claim) => claim.label === label);
  const claimed = (label: Answer) => labeled(label).filter(({ finding }) => finding !== null);
  const y = labeled('y').length;
  const n = labeled('n').length;
  const right = claimed('y').length;
  const count = right + claimed('n').length;
  return {
    label: column,
    types,
    labeled: { y, n },
    counted: y >= fewestOfEachAnswer && n >= fewestOfEachAnswer,
    count,
    right,
    precision: ratio(right, count),
    base_rate: ratio(y, y + n),
    recall: ratio(right, y),
    unsure: claimed('?').length,
  };
}

function moreCertain(one: Finding | null, other: Finding): Finding {
  return one !== null && one.confidence >= other.confidence ? one : other;
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
