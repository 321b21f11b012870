import {
  directionOf,
  directions,
  houseSideOf,
  houseSides,
  readSides,
  type Analysis,
  type Direction,
  type Facing,
  type Photo,
  type Placement,
  type Property,
  type SideNaming,
  type SideWords as SaidAs,
} from '@dss/domain';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface SidesOfHome {
  readonly facing: Facing;
  readonly naming: SideNaming;
}

const SidesContext = createContext<SidesOfHome | null>(null);

function useSidesOfHome(): SidesOfHome {
  const home = use(SidesContext);
  if (home === null) throw new Error('The words for sides need HouseSidesProvider around them.');
  return home;
}

export interface HouseSidesProviderProps {
  property: Pick<Property, 'front_faces' | 'lat' | 'lng'>;
  photos: readonly Pick<Photo, 'placement'>[];
  analysis?: Pick<Analysis, 'coverage_missing'> | null;
  children: ReactNode;
}

/** What all that it holds calls the sides of this home. */
export function HouseSidesProvider({
  property: { front_faces: facing, lat, lng },
  photos,
  analysis = null,
  children,
}: HouseSidesProviderProps) {
  const naming = useMemo(() => {
    const center = lat === null || lng === null ? null : { lat, lng };
    const placements = photos.map(({ placement }) => placement && namedPlacement(placement));
    const read = readSides(facing, placements, center);
    // A side that is seen though nobody named one was given away by its photo: that can only be one of the compass.
    const hinted = (analysis?.coverage_missing ?? directions).length < directions.length;
    return hinted && read.naming === 'house' && read.sides.every((side) => side === null)
      ? 'compass'
      : read.naming;
  }, [facing, lat, lng, photos, analysis]);
  const home = useMemo(() => ({ facing, naming }), [facing, naming]);
  return <SidesContext value={home}>{children}</SidesContext>;
}

function namedPlacement({ direction, direction_said_as: saidAs, ...place }: Placement) {
  const { lat, lng, x_rel: xRel, y_rel: yRel } = place;
  return { automatic: false, direction, directionSaidAs: saidAs, lat, lng, xRel, yRel };
}

export interface SideChoice {
  /** As it is stored. */
  readonly value: Direction;
  readonly label: string;
}

export interface SideWords {
  readonly naming: SideNaming;
  /** 'Back (north)', 'Back' or 'North'. */
  readonly name: (direction: Direction) => string;
  /** One letter for a drawing. */
  readonly letter: (direction: Direction) => string;
  /** The four sides in the order in which they are offered: the front first, or north. */
  readonly choices: readonly SideChoice[];
  /** What a side that was chosen by these words is saved as. */
  readonly saidAs: SaidAs;
}

/** What the sides of this home are called, wherever they are shown or asked for together. */
export function useSideWords(): SideWords {
  const { facing, naming } = useSidesOfHome();
  return useWordsIn(facing, naming);
}

/**
 * What the sides are called where one photo is asked about: by the house, unless this photo was named by the compass, and
 * nobody knows which way the front faces.
 */
export function useSideWordsOf(
  said: Pick<Placement, 'direction' | 'direction_said_as'> | null,
): SideWords {
  const { facing } = useSidesOfHome();
  const byCompass =
    said !== null && said.direction !== null && said.direction_said_as === 'compass';
  return useWordsIn(facing, facing === null ? (byCompass ? 'compass' : 'house') : 'both');
}

/** What the side is called on which a place of the map lies: a direction at least, of the house where that is known. */
export function useSideWordsOfMap(): SideWords {
  const { facing } = useSidesOfHome();
  return useWordsIn(facing, facing === null ? 'compass' : 'both');
}

function useWordsIn(facing: Facing, naming: SideNaming): SideWords {
  const t = useTranslations('houseSides');
  const compass = useTranslations('photos');
  return useMemo(() => {
    const name = (direction: Direction): string => {
      if (naming === 'compass') return compass(`sides.${direction}`);
      const side = t(`house.${houseSideOf(direction, facing)}`);
      return naming === 'both' ? t('both', { side, direction }) : side;
    };
    const order =
      naming === 'compass' ? directions : houseSides.map((side) => directionOf(side, facing));
    return {
      naming,
      name,
      letter: (direction) =>
        naming === 'house'
          ? t(`letters.${houseSideOf(direction, facing)}`)
          : compass(`sideLetters.${direction}`),
      choices: order.map((value) => ({ value, label: name(value) })),
      saidAs: naming === 'compass' ? 'compass' : 'house',
    };
  }, [facing, naming, t, compass]);
}
