import { computeFigures, nothingKnown, type OwnerAnswer } from '@dss/domain';
import {
  answerFor,
  burnedAwayParts,
  houseParts,
  ofHouseParts,
  ofParts,
  parts,
  partsOfHome,
  type Finding,
  type Findings,
  type HousePart,
  type Part,
} from './parts.ts';
import type { InspectedHome } from './read-inspections.ts';
import {
  dot,
  drawFires,
  fitLogOdds,
  intervalOf,
  mean,
  rankPairs,
  type Difference,
  type Interval,
} from './statistics.ts';

/** A fire counts with this many homes that can be compared, and this many of each outcome. */
export const leastInFire = { homes: 200, ofEachOutcome: 20 };

/** What ranks the homes of a fire. */
export type Ranking = 'score' | 'stories' | 'checklist' | 'fit' | 'scoreAsRecorded';

export type Estimate = { readonly value: number; readonly interval: Interval };

export type ComparedFire = {
  readonly name: string;
  readonly destroyed: number;
  readonly standing: number;
  /** The share of pairs, a destroyed and a standing home of this fire, that each ranking has the right way around. */
  readonly auc: Readonly<Record<Ranking, number>>;
  /** The same for the number of parts that are unknown, among all homes of the fire. */
  readonly aucOfUnknown: number;
};

export type Comparison = {
  readonly fires: readonly ComparedFire[];
  /** Means over fires; each fire counts once. */
  readonly auc: Readonly<Record<Ranking, Estimate>>;
  /** By how much the score is ahead of each ranking. */
  readonly scoreAhead: Readonly<Record<'stories' | 'checklist' | 'fit', Estimate>>;
  readonly aucOfUnknown: Estimate;
  readonly logOdds: Readonly<Record<HousePart, Estimate>>;
};

/** Homes in which the same was found. */
type AlikeHomes = {
  readonly findings: Findings;
  readonly stories: InspectedHome['stories'];
  readonly destroyed: number;
  readonly standing: number;
};

/** Homes of one fire of which the same parts are known. Only within one are homes compared, so what is unknown tells nothing. */
type Group = readonly AlikeHomes[];

type Fire = {
  readonly name: string;
  readonly homes: readonly InspectedHome[];
  readonly groups: readonly Group[];
  /** The same, with what is recorded of deck and fence. */
  readonly groupsAsRecorded: readonly Group[];
  readonly destroyed: number;
  readonly standing: number;
  /** One story rather than several. */
  readonly storyDifferences: readonly Difference[];
  readonly partDifferences: readonly Difference[];
};

/** Compares the score, and what else could rank homes, with which homes of each fire were destroyed; null: no fire has enough homes. */
export function compareWithLosses(homes: readonly InspectedHome[]): Comparison | null {
  const fires = [...Map.groupBy(homes, ({ fire }) => fire)]
    .map(([name, ofFire]) => toFire(name, ofFire))
    .filter(hasEnough)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (fires.length === 0) return null;
  const scoreOf = scoring();
  const compared = fires.map((fire) => rankHomes(fire, fires, scoreOf));
  const estimate = (figure: (fire: ComparedFire) => number): Estimate => ({
    value: mean(compared.map(figure)),
    interval: intervalOf(drawFires(compared, 1000, (drawn) => mean(drawn.map(figure)))),
  });
  const ofRanking = (ranking: Ranking) => estimate(({ auc }) => auc[ranking]);
  const ahead = (other: Ranking) => estimate(({ auc }) => auc.score - auc[other]);
  return {
    fires: compared,
    auc: {
      score: ofRanking('score'),
      stories: ofRanking('stories'),
      checklist: ofRanking('checklist'),
      fit: ofRanking('fit'),
      scoreAsRecorded: ofRanking('scoreAsRecorded'),
    },
    scoreAhead: { stories: ahead('stories'), checklist: ahead('checklist'), fit: ahead('fit') },
    aucOfUnknown: estimate(({ aucOfUnknown }) => aucOfUnknown),
    logOdds: logOddsOf(fires),
  };
}

function toFire(name: string, homes: readonly InspectedHome[]): Fire {
  const groups = groupsOf(homes, houseParts);
  return {
    name,
    homes,
    groups,
    groupsAsRecorded: groupsOf(homes, parts),
    destroyed: sumOf(groups, ({ destroyed }) => destroyed),
    standing: sumOf(groups, ({ standing }) => standing),
    storyDifferences: differences(groups, storyRisk),
    partDifferences: differences(groups, partRisks),
  };
}

function hasEnough({ destroyed, standing }: Fire): boolean {
  const { homes, ofEachOutcome } = leastInFire;
  return destroyed + standing >= homes && Math.min(destroyed, standing) >= ofEachOutcome;
}

/** The groups in which there is a pair to compare. */
function groupsOf(homes: readonly InspectedHome[], compared: readonly Part[]): readonly Group[] {
  const described = homes.map((home) => ({
    ...home,
    findings: ofParts((part) =>
      compared.includes(part) ? credible(part, home.findings[part]) : 'unknown',
    ),
  }));
  const knownOf = ({ findings }: InspectedHome) =>
    parts.filter((part) => findings[part] !== 'unknown').join();
  const groups = Map.groupBy(
    described.filter((home) => knownOf(home) !== ''),
    knownOf,
  );
  return [...groups.values()].map(alikeHomes).filter(hasPair);
}

function alikeHomes(homes: readonly InspectedHome[]): Group {
  const alike = Map.groupBy(homes, ({ findings, stories }) =>
    [...Object.values(findings), stories].join(),
  );
  return [...alike.values()].flatMap((same) => {
    const destroyed = same.filter(({ outcome }) => outcome === 'destroyed').length;
    const [first] = same;
    return first === undefined
      ? []
      : [
          {
            findings: first.findings,
            stories: first.stories,
            destroyed,
            standing: same.length - destroyed,
          },
        ];
  });
}

function hasPair(group: Group): boolean {
  return group.some(({ destroyed }) => destroyed > 0) && group.some(({ standing }) => standing > 0);
}

/** A deck or fence that is recorded as none may have burned, so that it isn't known. */
function credible(part: Part, finding: Finding): Finding {
  const mayHaveBurned = burnedAwayParts.some((burned) => burned === part);
  return finding === 'none' && mayHaveBurned ? 'unknown' : finding;
}

function rankHomes(fire: Fire, fires: readonly Fire[], scoreOf: ScoreOf): ComparedFire {
  // Fitted without the fire that is ranked by it.
  const others = fires.filter((other) => other !== fire);
  const storyFit = fitLogOdds(
    others.flatMap(({ storyDifferences }) => storyDifferences),
    1,
  );
  const partFit = fitLogOdds(
    others.flatMap(({ partDifferences }) => partDifferences),
    houseParts.length,
  );
  const { name, destroyed, standing, groups, groupsAsRecorded } = fire;
  return {
    name,
    destroyed,
    standing,
    auc: {
      score: aucOf(groups, (home) => -scoreOf(home)),
      stories: aucOf(groups, (home) => dot(storyFit, storyRisk(home))),
      checklist: aucOf(groups, (home) => dot([1, 1, 1, 1, 1], partRisks(home))),
      fit: aucOf(groups, (home) => dot(partFit, partRisks(home))),
      scoreAsRecorded: aucOf(groupsAsRecorded, (home) => -scoreOf(home)),
    },
    aucOfUnknown: aucOfUnknownParts(fire.homes),
  };
}

function aucOf(groups: readonly Group[], riskOf: (home: AlikeHomes) => number): number {
  const ranked = groups.map((group) =>
    rankPairs(
      group.map((home) => ({
        // What differs by less than a rounding error is equal.
        risk: Number(riskOf(home).toFixed(9)),
        destroyed: home.destroyed,
        standing: home.standing,
      })),
    ),
  );
  const pairs = ranked.reduce((sum, group) => sum + group.pairs, 0);
  // Without a pair it tells nothing.
  return pairs === 0 ? 0.5 : ranked.reduce((sum, { right }) => sum + right, 0) / pairs;
}

function aucOfUnknownParts(homes: readonly InspectedHome[]): number {
  const { right, pairs } = rankPairs(
    homes.map(({ findings, outcome }) => ({
      risk: houseParts.filter((part) => findings[part] === 'unknown').length,
      destroyed: outcome === 'destroyed' ? 1 : 0,
      standing: outcome === 'destroyed' ? 0 : 1,
    })),
  );
  return right / pairs;
}

type ScoreOf = (home: AlikeHomes) => number;

/** The product's score in hundredths, of what is known of a home and nothing else; the same homes are scored once. */
function scoring(): ScoreOf {
  const scores = new Map<string, number>();
  return ({ findings }) => {
    const key = Object.values(findings).join();
    const score = scores.get(key) ?? scoreOfHome(findings);
    scores.set(key, score);
    return score;
  };
}

function scoreOfHome(findings: Findings): number {
  const answers = parts.flatMap((part): OwnerAnswer[] => {
    const answer = answerFor(part, findings[part]);
    return answer === null ? [] : [{ questionId: partsOfHome[part].question, side: null, answer }];
  });
  return computeFigures({ ...nothingKnown, answers }).hundredths;
}

function storyRisk({ stories }: AlikeHomes): readonly number[] {
  return [stories === 'one' ? 1 : 0];
}

function partRisks({ findings }: AlikeHomes): readonly number[] {
  return houseParts.map((part) => (findings[part] === 'hazard' ? 1 : 0));
}

/**
 * Every pair of a destroyed and a standing home of each group. A pair counts the less the more homes the group has, so that a group
 * counts like its homes and not like their square (as Mantel and Haenszel do).
 */
function differences(
  groups: readonly Group[],
  risksOf: (home: AlikeHomes) => readonly number[],
): readonly Difference[] {
  const pairs = groups.flatMap((group) => {
    const homes = sumOf([group], ({ destroyed, standing }) => destroyed + standing);
    return group.flatMap((lost) =>
      group.map((stood) => {
        const stoodRisks = risksOf(stood);
        const of = risksOf(lost).map((risk, index) => risk - (stoodRisks[index] ?? 0));
        return { of, weight: (lost.destroyed * stood.standing) / homes };
      }),
    );
  });
  const alike = Map.groupBy(pairs, ({ of }) => of.join());
  return [...alike.values()].flatMap((same) => {
    const weight = same.reduce((sum, pair) => sum + pair.weight, 0);
    return same.slice(0, 1).map(({ of }) => ({ of, weight }));
  });
}

function logOddsOf(fires: readonly Fire[]): Comparison['logOdds'] {
  const fitTo = (drawn: readonly Fire[]) =>
    fitLogOdds(
      drawn.flatMap(({ partDifferences }) => partDifferences),
      houseParts.length,
    );
  const fitted = fitTo(fires);
  const drawn = drawFires(fires, 200, fitTo);
  return ofHouseParts((part) => {
    const ofPart = (fit: readonly number[]) => fit[houseParts.indexOf(part)] ?? Number.NaN;
    return { value: ofPart(fitted), interval: intervalOf(drawn.map(ofPart)) };
  });
}

function sumOf(groups: readonly Group[], of: (home: AlikeHomes) => number): number {
  return groups.flat().reduce((sum, home) => sum + of(home), 0);
}
