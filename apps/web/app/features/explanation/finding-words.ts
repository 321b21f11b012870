import {
  directions,
  tellersOfWord,
  toldBy,
  type Evidence,
  type HazardRow,
  type HazardSide,
} from '@dss/domain';
import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useIsFormerOwners } from '../../entities/former-owner/former-owner.tsx';
import { useSeenByText } from '../../entities/home-visits/seen-by.ts';
import { useSideOfFinding, useSideWords } from '../../entities/house-sides/side-words.tsx';

type Side = HazardSide['side'];

/** Formats points in hundredths, as they are counted, so that the figures shown add up. */
export function usePointsText(): (points: number) => string {
  const format = useFormatter();
  return useCallback(
    (points) => format.number(points, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    [format],
  );
}

/** Formats what a finding costs in whole points: '−3 points', 'less than 1 point', 'No additional points lost'. */
export function useLossText(): (points: number) => string {
  const t = useTranslations('explanation');
  return useCallback(
    (points) => {
      if (points <= 0) return t('nothingMore');
      return points < 1 ? t('lessThanOnePoint') : t('wholePoints', { count: Math.round(points) });
    },
    [t],
  );
}

/**
 * Formats the places where a finding counts: 'Back (north)', 'The whole house', 'Left and Right', 'All four sides'. Its evidence tells
 * by which words the owner named a side.
 */
export function useSideText(): (sides: readonly Side[], evidence?: readonly Evidence[]) => string {
  const { choices } = useSideWords();
  const name = useSideOfFinding();
  const t = useTranslations('explanation.sides');
  const format = useFormatter();
  return useCallback(
    (sides, evidence = []) =>
      directions.every((side) => sides.includes(side))
        ? t('all')
        : format.list(
            inOrder(sides, choices).map((side) =>
              side === 'whole_house' || side === 'unknown' ? t(side) : name(side, evidence),
            ),
          ),
    [choices, format, name, t],
  );
}

/**
 * Formats who tells of a finding: how sure whoever looked at photos is ('70%'), and the owner's word ('You told us'), each with its
 * sides where they differ ('70% (Back)'). Null where there is none.
 */
export function useToldText(): (row: Pick<HazardRow, 'sides' | 'evidence'>) => {
  readonly sure: string | null;
  readonly said: string | null;
} {
  const t = useTranslations('explanation.hazards');
  const sideText = useSideText();
  const wordText = useWordText();
  return useCallback(
    (row) => {
      const sides = row.sides.map(({ side }) => side);
      const { confidence, seen, told } = toldBy(sides, row.evidence);
      if (confidence === null) return { sure: null, said: wordText(row.evidence) };
      const of = (some: typeof seen) =>
        some.length === sides.length ? '' : ` (${sideText(some, row.evidence)})`;
      return {
        sure: t('confidenceValue', { percent: Math.round(confidence * 100) }) + of(seen),
        said: told.length === 0 ? null : wordText(row.evidence) + of(told),
      };
    },
    [sideText, t, wordText],
  );
}

/** Formats whose word it is: 'You told us', 'Ana Ruiz, an assessor, saw it, November 29, 2026', or both. */
function useWordText(): (evidence: readonly Evidence[]) => string {
  const t = useTranslations('explanation.hazards');
  const seenBy = useSeenByText();
  const isFormerOwners = useIsFormerOwners();
  return useCallback(
    (evidence) => {
      const { owner, assessors } = tellersOfWord(evidence);
      const words = assessors.map((by) => seenBy(by, 'seenShort'));
      const own = t(isFormerOwners(evidence) ? 'formerOwnersAnswer' : 'yourAnswer');
      return (owner || words.length === 0 ? [own, ...words] : words).join('; ');
    },
    [isFormerOwners, seenBy, t],
  );
}

/** The sides in the order in which they are offered, the same for every finding; an unknown side comes last. */
function inOrder(sides: readonly Side[], choices: readonly { readonly value: Side }[]): Side[] {
  const rank = (side: Side) => {
    const index = choices.findIndex(({ value }) => value === side);
    return index === -1 ? choices.length : index;
  };
  return [...sides].sort((one, other) => rank(one) - rank(other));
}
