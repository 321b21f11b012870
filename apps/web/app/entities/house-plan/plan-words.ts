import {
  houseSideOf,
  type Direction,
  type HousePlan,
  type PlanPin,
  type PlanSide,
} from '@dss/domain';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

export interface PlanWords {
  readonly title: string;
  readonly ring: (feet: number) => string;
  readonly neighbor: (fromFt: number, toFt: number) => string;
  readonly north: string;
  readonly slope: (percent: number) => string;
  /** The name of a side in the drawing. */
  readonly labelOf: (side: Direction, state: Exclude<PlanSide['state'], 'missing'>) => string;
  /** Everything that the drawing shows of a side, without its pins. */
  readonly ofSide: (side: PlanSide) => string;
  readonly ofPin: (pin: PlanPin, hazard: string) => string;
  /** What one pin says that stands for several. */
  readonly more: (pins: readonly string[]) => string;
}

/** What a plan says, in the drawing and to those who don't see it. */
export function usePlanWords({ facing, naming }: Pick<HousePlan, 'facing' | 'naming'>): PlanWords {
  const t = useTranslations('housePlan');
  return useMemo(() => {
    const nameOf = (side: Direction) =>
      t(`names.${naming === 'compass' ? side : houseSideOf(side, facing)}`);
    return {
      title: t('title'),
      ring: (feet) => t('ring', { feet }),
      neighbor: (from, to) => t('neighbor', { from: String(from), to }),
      north: t('north'),
      slope: (percent) => t('slope', { percent }),
      labelOf: (side, state) =>
        state === 'seen'
          ? nameOf(side)
          : `${nameOf(side)} · ${t(state === 'partly' ? 'partly' : 'notSeen')}`,
      ofSide: ({ side, state, neighbor, fallsPercent }) => {
        const facts = [
          t(`list.${state}`),
          ...(neighbor === null
            ? []
            : [t('list.neighbor', { from: String(neighbor.fromFt), to: neighbor.toFt })]),
          ...(fallsPercent === null ? [] : [t('list.slope', { percent: fallsPercent })]),
        ];
        return t('list.side', { side: nameOf(side), facts: facts.join(', ') });
      },
      ofPin: ({ number, side, everywhere, place }, hazard) => {
        const where = [
          side === null ? t(everywhere ? 'everywhere' : 'somewhere') : nameOf(side),
          ...(place === 'outside' ? [] : [t(`places.${place}`)]),
        ].join(', ');
        return number === null ? t('done', { hazard, where }) : t('pin', { number, hazard, where });
      },
      more: (pins) => t('more', { count: pins.length, pins: pins.join('; ') }),
    };
  }, [facing, naming, t]);
}
