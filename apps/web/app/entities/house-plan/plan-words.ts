import {
  houseSideOf,
  type Direction,
  type Fall,
  type HousePlan,
  type NeighborDistance,
  type PlanPin,
  type PlanSide,
} from '@dss/domain';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

export interface PlanWords {
  readonly title: string;
  /** What dashed lines mean. */
  readonly onMaps: string;
  readonly ring: (feet: number) => string;
  readonly neighbor: (distance: NeighborDistance) => string;
  readonly north: string;
  readonly slope: (fall: Fall) => string;
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
    const bySource = ({ source }: NeighborDistance | Fall, said: string) =>
      source === 'map' ? t('list.onMap', { said }) : said;
    const neighborText = ({ fromFt: from, toFt: to }: NeighborDistance) => {
      if (to === 0) return t('list.touching');
      return from === to
        ? t('list.about', { feet: to })
        : t('list.neighbor', { from: String(from), to });
    };
    const fallText = ({ percent, about }: Fall) =>
      t(about ? 'list.aboutPercent' : 'list.slope', { percent });
    return {
      title: t('title'),
      onMaps: t('onMaps'),
      ring: (feet) => t('ring', { feet }),
      neighbor: ({ fromFt: from, toFt: to }) =>
        from === to ? t('about', { feet: to }) : t('neighbor', { from: String(from), to }),
      north: t('north'),
      slope: ({ percent, about }) => t(about ? 'aboutPercent' : 'slope', { percent }),
      labelOf: (side, state) =>
        state === 'seen'
          ? nameOf(side)
          : `${nameOf(side)} · ${t(state === 'partly' ? 'partly' : 'notSeen')}`,
      ofSide: ({ side, state, neighbor, fall }) => {
        const facts = [
          t(`list.${state}`),
          ...(neighbor === null ? [] : [bySource(neighbor, neighborText(neighbor))]),
          ...(fall === null ? [] : [bySource(fall, fallText(fall))]),
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
