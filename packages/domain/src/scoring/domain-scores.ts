import { scoredDomains, type ScoredDomain } from '../hazards/index.ts';
import { hazardsByDomain } from './points.ts';
import type { Coverage } from './coverage.ts';
import type { DomainScore } from './result.ts';
import { toPoints, type Hundredths } from './terms.ts';
import type { Charge } from './rows.ts';
import { scoringWeights } from './weights.ts';

/** Each domain's part of the 100 points, from what its cells take off. */
export function domainScoresOf(charges: readonly Charge[], coverage: Coverage): DomainScore[] {
  return scoredDomains.map((domain) => {
    const cap = scoringWeights.domainCaps[domain] * 100;
    const inDomain = charges.filter((charge) => charge.domain === domain);
    const lost = sumOf(inDomain.filter(({ cell }) => cell.finding !== null));
    const notSeen = sumOf(inDomain.filter(({ cell }) => cell.finding === null));
    const seen = seenShare(domain, coverage);
    return {
      domain,
      cap: toPoints(cap),
      lost: toPoints(lost),
      not_seen: toPoints(notSeen),
      kept: toPoints(cap - lost - notSeen),
      confidence_percent: seen === null ? null : Math.floor(seen * 100 + rounding),
    };
  });
}

/** How much of what is scored has been seen or answered, 0-100: the shares of the domains, weighted by their caps. */
export function confidencePercentOf(coverage: Coverage): number {
  const shares = scoredDomains.flatMap((domain) => {
    const seen = seenShare(domain, coverage);
    return seen === null ? [] : [{ cap: scoringWeights.domainCaps[domain], seen }];
  });
  const caps = shares.reduce((sum, { cap }) => sum + cap, 0);
  if (caps === 0) return 100;
  const seen = shares.reduce((sum, share) => sum + share.cap * share.seen, 0);
  return Math.floor((seen / caps) * 100 + rounding);
}

/** Keeps a float's last digit from turning a full hundred into 99. */
const rounding = 1e-9;

/** The share of a domain's possible points whose cells have been seen, 0-1; null if nothing applies. */
function seenShare(domain: ScoredDomain, coverage: Coverage): number | null {
  let maxPoints = 0;
  let seen = 0;
  for (const hazard of hazardsByDomain.get(domain) ?? []) {
    const cells = [...(coverage.get(hazard.id)?.values() ?? [])];
    const applicable = cells.filter((share) => share !== null);
    if (applicable.length === 0) continue;
    const covered = applicable.reduce((sum, share) => sum + share, 0);
    maxPoints += hazard.points;
    seen += (hazard.points * covered) / applicable.length;
  }
  return maxPoints === 0 ? null : seen / maxPoints;
}

function sumOf(charges: readonly Charge[]): Hundredths {
  return charges.reduce((sum, { points }) => sum + points, 0);
}
