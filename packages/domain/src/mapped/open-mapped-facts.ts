import type { AddressFacts } from '../api/address-facts.ts';
import type { Property } from '../api/property.ts';
import type { AnswerValue, QuestionId } from '../owner-answers/index.ts';
import { houseSideOf, type HouseSide, type SideAnswer } from '../sides/index.ts';
import { mappedFacts, type MappedFact } from './mapped-facts.ts';

/** What is read of an answer, as the API gives it. */
export type SurroundingsAnswer = SideAnswer & {
  readonly question_id: QuestionId;
  readonly answer: AnswerValue;
};

export const questionAbout = {
  neighbor: 'neighbor_near',
  slope: 'slope_below',
} as const satisfies Record<MappedFact['about'], QuestionId>;

/** Whether the pin is the house's. Where it was only found for the address, a map measures from beside the house. */
export function isPlaceSure({
  coordinates_source: placedBy,
}: Pick<Property, 'coordinates_source'>): boolean {
  return placedBy !== null && placedBy !== 'geocoder';
}

/** What maps say of the sides of a home and its owner hasn't settled on the walk; nothing unless the place is sure. */
export function openMappedFacts(
  {
    front_faces: facing,
    coordinates_source: placedBy,
    missing_sides: missing,
  }: Pick<Property, 'front_faces' | 'coordinates_source'> & {
    readonly missing_sides: readonly HouseSide[];
  },
  facts: Pick<AddressFacts, 'neighbors' | 'terrain'> | null,
  answers: readonly SurroundingsAnswer[],
): MappedFact[] {
  if (facts === null || !isPlaceSure({ coordinates_source: placedBy })) return [];
  return mappedFacts(facts).filter(({ about, side }) => {
    if (facing !== null && missing.includes(houseSideOf(side, facing))) return false;
    return !answers.some(
      (each) =>
        each.question_id === questionAbout[about] &&
        each.answer !== 'not_sure' &&
        // Sides that the house names can't be told from those of a map while nobody knows which way its front faces.
        (each.side === side ||
          (each.side === null && each.answer !== 'yes') ||
          (each.side !== null && facing === null && each.side_said_as === 'house')),
    );
  });
}
