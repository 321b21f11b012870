import {
  directionOf,
  directions,
  houseSideOf,
  houseSides,
  sideNaming,
  sideNamingOf,
  type Analysis,
  type Direction,
  type Facing,
  type HouseSide,
  type Photo,
  type Placement,
  type Property,
  type SideAnswer,
  type SideEvidence,
  type SideNaming,
  type SideWords as SaidAs,
} from '@dss/domain';
import { createContext, use, useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';

import type { Elements } from '../../ui/elements.ts';

interface SidesOfHome {
  readonly facing: Facing;
  readonly naming: SideNaming;
  readonly answers: readonly NamedAnswer[];
}

type NamedAnswer = SideAnswer & { readonly question_id: string };

const SidesContext = createContext<SidesOfHome | null>(null);

const noAnswers: readonly NamedAnswer[] = [];

function useSidesOfHome(): SidesOfHome {
  const home = use(SidesContext);
  if (home === null) throw new Error('The words for sides need HouseSidesProvider around them.');
  return home;
}

export interface HouseSidesProviderProps {
  property: Pick<Property, 'front_faces' | 'lat' | 'lng' | 'missing_sides'>;
  photos: readonly Pick<Photo, 'placement'>[];
  analysis?: Pick<Analysis, 'coverage_missing'> | null;
  /** The owner's, which give the names to what they alone tell of, and to all where no photo's side is known. */
  answers?: readonly NamedAnswer[] | undefined;
  children: Elements;
}

/** Determines what the components inside call the sides of this home. */
export function HouseSidesProvider({
  property,
  photos,
  analysis = null,
  answers = noAnswers,
  children,
}: HouseSidesProviderProps) {
  const naming = useMemo(
    () => sideNaming(property, photos, analysis, answers),
    [property, photos, analysis, answers],
  );
  return (
    <NamedSidesProvider facing={property.front_faces} naming={naming} answers={answers}>
      {children}
    </NamedSidesProvider>
  );
}

export interface NamedSidesProviderProps extends Pick<SidesOfHome, 'facing' | 'naming'> {
  answers?: readonly NamedAnswer[] | undefined;
  children: Elements;
}

/** The same where the server says how the sides are named. */
export function NamedSidesProvider({
  facing,
  naming,
  answers = noAnswers,
  children,
}: NamedSidesProviderProps) {
  const home = useMemo(() => ({ facing, naming, answers }), [facing, naming, answers]);
  return <SidesContext value={home}>{children}</SidesContext>;
}

export interface SideChoice {
  /** The stored direction. */
  readonly value: Direction;
  readonly label: string;
}

export interface SideNames {
  readonly facing: Facing;
  readonly naming: SideNaming;
  /** 'Back (north)', 'Back' or 'North'. @param as where this side is named otherwise than the others */
  readonly name: (direction: Direction, as?: SideNaming) => string;
  /** One letter, for drawings. */
  readonly letter: (direction: Direction) => string;
  /** The four sides in the order in which they are offered: front first, or north first. */
  readonly choices: readonly SideChoice[];
  /** How to save a side that was chosen by one of these names. */
  readonly saidAs: SaidAs;
}

/** What the sides of this home are called when they are shown or asked about together. */
export function useSideWords(): SideNames {
  const { facing, naming } = useSidesOfHome();
  return useWordsIn(facing, naming);
}

/**
 * What the sides are called when asking about one photo: by the house, unless it isn't known which way the front faces
 * and this photo was named by the compass.
 */
export function useSideWordsOf(
  said: Pick<Placement, 'direction' | 'direction_said_as'> | null,
): SideNames {
  const { facing } = useSidesOfHome();
  const byCompass =
    said !== null && said.direction !== null && said.direction_said_as === 'compass';
  return useWordsIn(facing, facing === null ? (byCompass ? 'compass' : 'house') : 'both');
}

/**
 * The side that a photo was named by: of the house, or a compass direction where nobody knows which way the front faces and the
 * compass named it.
 */
export function useSideOfPhoto(): (
  said: Pick<Placement, 'direction' | 'direction_said_as'> | null,
) => HouseSide | Direction | null {
  const { facing } = useSidesOfHome();
  return useCallback(
    (said) => {
      if (said === null || said.direction === null) return null;
      const byCompass = facing === null && said.direction_said_as === 'compass';
      return byCompass ? said.direction : houseSideOf(said.direction, facing);
    },
    [facing],
  );
}

/**
 * What to call the side on which a place on the map lies: by compass, and by the house if it is known which way it
 * faces.
 */
export function useSideWordsOfMap(): SideNames {
  const { facing } = useSidesOfHome();
  return useWordsIn(facing, facing === null ? 'compass' : 'both');
}

/** How one side of a finding is named: as the owner named it where answers alone tell of it. */
export function useNamingOfFinding(): (
  side: Direction,
  evidence: readonly SideEvidence[],
) => SideNaming {
  const { naming, answers } = useSidesOfHome();
  return useCallback(
    (side, evidence) => sideNamingOf(naming, side, evidence, answers),
    [naming, answers],
  );
}

/** Formats one side of a finding, in the owner's words where answers alone tell of it. */
export function useSideOfFinding(): (side: Direction, evidence: readonly SideEvidence[]) => string {
  const { name } = useSideWords();
  const namingOf = useNamingOfFinding();
  return useCallback((side, evidence) => name(side, namingOf(side, evidence)), [namingOf, name]);
}

function useWordsIn(facing: Facing, naming: SideNaming): SideNames {
  const t = useTranslations('houseSides');
  const compass = useTranslations('photos');
  return useMemo(() => {
    const name = (direction: Direction, as = naming): string => {
      if (as === 'compass') return compass(`sides.${direction}`);
      const side = t(`house.${houseSideOf(direction, facing)}`);
      return as === 'both' ? t('both', { side, direction }) : side;
    };
    const order =
      naming === 'compass' ? directions : houseSides.map((side) => directionOf(side, facing));
    return {
      facing,
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
