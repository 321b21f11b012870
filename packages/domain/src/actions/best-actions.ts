import type { GuidanceStepId } from '../guidance/index.ts';
import { scoredDomains } from '../hazards/index.ts';
import type { Action, ScoreBeforeCeiling } from '../scoring/order-actions.ts';
import { afterKnee, nothingTallied, type Tally } from '../scoring/points.ts';
import type { PointsToRegain } from '../scoring/points-to-regain.ts';

/** What an owner has for the work: US dollars, and hours of their own. `Infinity`: as much as it takes. */
export type Budget = { readonly usd: number; readonly hours: number };

/** A way to get a piece of work done, and what it takes the owner. */
export type WayToDo = {
  readonly stepId: GuidanceStepId;
  readonly doneBy: 'owner' | 'hired';
  readonly usd: number;
  readonly hours: number;
};

/** What decides how a piece of work can be done. */
export type WorkToDo = Pick<Action, 'stepId' | 'performer' | 'costUsd' | 'hours'>;

/**
 * The ways to get a piece of work done: the middle of its cost, in whole dollars as shown, and of its hours. Where either can do it,
 * the low end of the cost is the material, and the high end pays for somebody else's hours, too. The owner's own way, if any, is the
 * first.
 */
export function waysToDo({
  stepId,
  performer,
  costUsd,
  hours,
}: WorkToDo): readonly [WayToDo, ...WayToDo[]] {
  const byOwner = { stepId, doneBy: 'owner', hours: middle(hours) } as const;
  const byHired = { stepId, doneBy: 'hired', hours: 0 } as const;
  switch (performer) {
    case 'diy':
      return [{ ...byOwner, usd: Math.round(middle(costUsd)) }];
    case 'pro':
      return [{ ...byHired, usd: Math.round(middle(costUsd)) }];
    case 'diy_or_pro':
      return [
        { ...byOwner, usd: costUsd.low },
        { ...byHired, usd: costUsd.high },
      ];
  }
}

function middle({ low, high }: { readonly low: number; readonly high: number }): number {
  return (low + high) / 2;
}

/** An action that may be chosen. */
type Candidate = {
  readonly fixesRoof: boolean;
  /** What it takes out of the home's tally. */
  readonly regained: Tally;
  readonly ways: readonly WayToDo[];
};

/**
 * The actions within a budget that raise the score the most, exactly, with all knees and ceilings. Where a ceiling makes sets
 * equal, the score without it decides.
 *
 * The search branches on one action after the other, each way to do it or not at all, and leaves a branch only if a generous
 * estimate of it is no better than the best set found so far.
 */
export function bestActions(
  actions: readonly (WorkToDo & Pick<Action, 'hazardTypes'>)[],
  home: PointsToRegain,
  budget: Budget,
): readonly WayToDo[] {
  const possible = actions
    .map((action): Candidate => ({
      fixesRoof: action.hazardTypes.includes('roof_combustible_covering'),
      regained: action.hazardTypes.map(home.regainedFrom).reduce(plus),
      ways: waysToDo(action).filter((way) => fits(way, budget)),
    }))
    .filter(({ ways, regained }) => ways.length > 0 && regained.some((points) => points > 0));
  const values = valuesOf(possible, sumOf(possible), home.raw);
  const prices = fairPrices(possible, values, budget);
  const candidates = possible
    .map((candidate, index) => ({ candidate, value: values[index] ?? 0 }))
    .sort((one, other) => other.value - one.value)
    .map(({ candidate }) => candidate);
  const undecidedFrom = candidates.map((_, next) => candidates.slice(next));

  let best: Done = {
    raw: home.raw,
    roofFixed: false,
    chosen: [],
    points: home.pointsWith(home.raw, false),
  };
  const branch = (next: number, done: Done, rest: Budget): void => {
    const candidate = candidates[next];
    const undecided = undecidedFrom[next]?.filter(({ ways }) =>
      ways.some((way) => fits(way, rest)),
    );
    if (!candidate || !undecided?.length) return;
    if (!isBetter(atMost(undecided, done, rest, prices, home), best.points)) return;
    for (const way of candidate.ways) {
      if (!fits(way, rest)) continue;
      const more = withDone(done, candidate, home);
      if (isBetter(more.points, best.points)) best = more;
      branch(next + 1, more, { usd: rest.usd - way.usd, hours: rest.hours - way.hours });
    }
    branch(next + 1, done, rest);
  };
  branch(0, best, budget);
  return cheapestWays(best.chosen, budget);
}

/**
 * The cheapest ways to get some work done within a budget; of equally cheap ones, those that take the owner the fewest hours. Keeps,
 * of all ways to do the steps so far, only those that no other beats in both.
 */
function cheapestWays(chosen: readonly Candidate[], budget: Budget): readonly WayToDo[] {
  let candidates: readonly Spent[] = [{ usd: 0, hours: 0, ways: [] }];
  for (const { ways } of chosen) {
    const cheapestFirst = candidates
      .flatMap((spent) =>
        ways.map((way) => ({
          usd: spent.usd + way.usd,
          hours: spent.hours + way.hours,
          ways: [...spent.ways, way],
        })),
      )
      .filter((spent) => fits(spent, budget))
      .sort((one, other) => one.usd - other.usd || one.hours - other.hours);
    let fewest = Infinity;
    candidates = cheapestFirst.filter(({ hours }) => {
      const saves = hours < fewest;
      if (saves) fewest = hours;
      return saves;
    });
  }
  return candidates[0]?.ways ?? [];
}

type Spent = Budget & { readonly ways: readonly WayToDo[] };

/** A set of actions taken as done. */
type Done = {
  /** The home's tally after them. */
  readonly raw: Tally;
  readonly roofFixed: boolean;
  readonly chosen: readonly Candidate[];
  readonly points: ScoreBeforeCeiling;
};

function withDone(done: Done, candidate: Candidate, home: PointsToRegain): Done {
  const raw = minus(done.raw, candidate.regained);
  const roofFixed = done.roofFixed || candidate.fixesRoof;
  const chosen = [...done.chosen, candidate];
  return { raw, roofFixed, chosen, points: home.pointsWith(raw, roofFixed) };
}

/**
 * What no set of the undecided actions can beat: ceilings count as if all of them were done, and each action as much as it is worth
 * beyond the fair price of what it takes.
 */
function atMost(
  undecided: readonly Candidate[],
  { raw, roofFixed, points }: Done,
  rest: Budget,
  prices: Prices,
  home: PointsToRegain,
): ScoreBeforeCeiling {
  const together = sumOf(undecided);
  const values = valuesOf(undecided, together, raw);
  const all = home.pointsWith(
    minus(raw, together),
    roofFixed || undecided.some((each) => each.fixesRoof),
  );
  const additive = Math.min(
    all.additive,
    // Each domain's points are rounded once more after its knee.
    points.additive + raw.length + generousGain(undecided, values, rest, prices),
  );
  return { score: Math.min(all.score, additive), additive };
}

/** What a dollar and an owner's hour are worth, in points, where there are too few of them. */
type Prices = { readonly usd: number; readonly hours: number };

/** The gain if everything worth more than its price were done, with the rest of the budget sold at that price. */
function generousGain(
  candidates: readonly Candidate[],
  values: readonly number[],
  rest: Budget,
  prices: Prices,
): number {
  let gain = worthOf(rest, prices);
  for (const [index, candidate] of candidates.entries()) {
    gain += Math.max(0, surplusOf(candidate, values[index] ?? 0, prices));
  }
  return gain;
}

/** What an action is worth beyond the price of what it takes, done in the best way. */
function surplusOf({ ways }: Candidate, value: number, prices: Prices): number {
  let least = Infinity;
  for (const way of ways) least = Math.min(least, worthOf(way, prices));
  return value - least;
}

function worthOf({ usd, hours }: Budget, prices: Prices): number {
  // What costs nothing may be there without end.
  return (prices.usd && prices.usd * usd) + (prices.hours && prices.hours * hours);
}

/** The prices at which the generous gain is the least, and so the closest to the truth. It is convex in each of them. */
function fairPrices(
  candidates: readonly Candidate[],
  values: readonly number[],
  budget: Budget,
): Prices {
  const gainAt = (prices: Prices) => generousGain(candidates, values, budget, prices);
  const ways = candidates.flatMap(({ ways: its }, index) =>
    its.map((way) => ({ ...way, value: values[index] ?? 0 })),
  );
  const mostFor = (key: keyof Budget) =>
    budget[key] === Infinity
      ? 0
      : Math.max(0, ...ways.map((way) => way.value / (way[key] || Infinity)));
  const mostHours = mostFor('hours');
  const hoursFor = (usd: number) => lowest(mostHours, (hours) => gainAt({ usd, hours }));
  const usd = lowest(mostFor('usd'), (price) => gainAt({ usd: price, hours: hoursFor(price) }));
  return { usd, hours: hoursFor(usd) };
}

/** Where a convex function of 0 to `most` is lowest. */
function lowest(most: number, at: (value: number) => number): number {
  let low = 0;
  let high = most;
  for (let step = 0; step < 24 && low < high; step += 1) {
    const third = (high - low) / 3;
    if (at(low + third) <= at(high - third)) high -= third;
    else low += third;
  }
  return low;
}

/**
 * The most that each candidate can gain: its part of what its domains gain if all candidates are done. Past the knee a domain gains
 * more, the more of it is done, so that no smaller set gains more than its part.
 */
function valuesOf(candidates: readonly Candidate[], together: Tally, raw: Tally): number[] {
  const shares = scoredDomains.map((domain, index) => {
    const all = together[index] ?? 0;
    const now = raw[index] ?? 0;
    return all === 0 ? 0 : (afterKnee(domain, now) - afterKnee(domain, now - all)) / all;
  });
  return candidates.map(({ regained }) => {
    let value = 0;
    for (const [index, share] of shares.entries()) value += (regained[index] ?? 0) * share;
    return value;
  });
}

function sumOf(candidates: readonly Candidate[]): Tally {
  const sum = [...nothingTallied];
  for (const { regained } of candidates) {
    for (const [index, points] of regained.entries()) sum[index] = (sum[index] ?? 0) + points;
  }
  return sum;
}

function fits(way: Budget, budget: Budget): boolean {
  return way.usd <= budget.usd && way.hours <= budget.hours;
}

function isBetter(one: ScoreBeforeCeiling, other: ScoreBeforeCeiling): boolean {
  return one.score > other.score || (one.score === other.score && one.additive > other.additive);
}

function plus(some: readonly number[], more: readonly number[]): number[] {
  return some.map((each, index) => each + (more[index] ?? 0));
}

function minus(some: readonly number[], less: readonly number[]): number[] {
  return some.map((each, index) => each - (less[index] ?? 0));
}
