import {
  finishedWork,
  lawPlaceOf,
  saleLawsHere,
  saleLists,
  salePoints,
  workAbout,
  type AddressFacts,
  type Analysis,
  type FinishedWork,
  type HomeSale,
  type Locale,
  type OwnHomeRole,
  type Photo,
  type Property,
  type SaleLists,
  type StoredAnswer,
} from '@dss/domain';
import {
  readAddressFacts,
  readAddressFactsOfPapers,
  type HomeFactsDependencies,
} from '../address-facts/home-facts.ts';
import { listAnalyses } from '../analysis/result/read-analyses.ts';
import { listAnswers } from '../corrections/answers.ts';
import { assertOwned, type Actor, type Database } from '../db/index.ts';
import { readRoleWithPapers } from '../home-people/roles.ts';
import { listPhotos, type PhotoDependencies } from '../photos/photo.ts';
import { readPlan, workOfPapers } from '../plan/planned-actions.ts';
import { readProperty } from '../properties/property.ts';
import { readSale, readSaleOfRole } from './sales.ts';

export interface SalePapersDependencies extends PhotoDependencies, HomeFactsDependencies {}

/** Whose papers: those of one's own home, or of one on which one has a role that gets them. */
export type PapersOf = { readonly propertyId: string } | { readonly roleId: string };

/** All that the papers of a sale rest on. It is the same for the owner and for whoever they give it to. */
export interface SalePapers {
  /** With whose right more of the home may be read. */
  readonly reader: Actor | null;
  /** Who asks, where it isn't the owner. */
  readonly role: OwnHomeRole | null;
  readonly property: Property;
  readonly addressFacts: AddressFacts;
  readonly analysis: Analysis;
  readonly photos: readonly Photo[];
  readonly answers: readonly StoredAnswer[];
  /** Finished work, without what it cost and what was noted of it. */
  readonly work: readonly FinishedWork<Photo>[];
  readonly sale: HomeSale;
  /** The day in UTC on which the papers are read, by which laws hold. */
  readonly today: string;
}

/**
 * What is known of a home for its sale; null before there is a result.
 * @throws DssError `property_not_found` unless the actor owns the home, or `session_missing`, `home_role_not_found` unless they have a role
 *   on it that gets the papers
 */
export async function readSalePapers(
  dependencies: SalePapersDependencies,
  actor: Actor | null,
  of: PapersOf,
  locale: Locale,
): Promise<SalePapers | null> {
  const { db, clock } = dependencies;
  const { reader, propertyId, role } = await readerOfPapers(db, actor, of);
  const property = await readProperty(db, reader, propertyId);
  const [analysis] = await listAnalyses(db, reader, propertyId, 1, locale);
  if (analysis === undefined) return null;
  const photos = await listPhotos(dependencies, reader, propertyId);
  const { explanation, photos: looks } = analysis;
  const { addressFacts, done, sale } = await readPrivately(dependencies, actor, of, {
    reader,
    propertyId,
  });
  return {
    reader,
    role,
    property,
    addressFacts,
    analysis,
    photos,
    answers: await listAnswers(db, reader, propertyId),
    work: finishedWork({ explanation, looks, done, photos }),
    sale,
    today: clock().toISOString().slice(0, 10),
  };
}

/**
 * With whose right the papers are read, of which home.
 * @throws DssError as `readSalePapers`
 */
export async function readerOfPapers(
  db: Database,
  actor: Actor | null,
  of: PapersOf,
): Promise<{
  readonly reader: Actor | null;
  readonly propertyId: string;
  readonly role: OwnHomeRole | null;
}> {
  if ('propertyId' in of) {
    const { propertyId } = of;
    await db.asActor(actor, (tx) => assertOwned(tx, propertyId));
    return { reader: actor, propertyId, role: null };
  }
  const { role, reader } = await readRoleWithPapers(db, actor, of.roleId);
  return { reader, propertyId: role.property_id, role };
}

/** What only an owner reads, and a role by the right of the papers. */
async function readPrivately(
  dependencies: SalePapersDependencies,
  actor: Actor | null,
  of: PapersOf,
  { reader, propertyId }: { readonly reader: Actor | null; readonly propertyId: string },
) {
  const { db } = dependencies;
  if ('propertyId' in of || reader === null) {
    const { done } = await readPlan(dependencies, actor, propertyId);
    return {
      addressFacts: await readAddressFacts(dependencies, actor, propertyId),
      done: done.map(({ step_id: stepId, done_on: doneOn }) => ({
        step_id: stepId,
        done_on: doneOn,
      })),
      sale: await readSale(db, actor, propertyId),
    };
  }
  return {
    addressFacts: await readAddressFactsOfPapers(dependencies, reader, propertyId),
    done: await workOfPapers(db, reader, propertyId),
    sale: await readSaleOfRole(db, actor, of.roleId),
  };
}

/** The lists for a sale that hold or may hold where the home is, point by point, with what the owner says was done. */
export function listsOf({
  property,
  addressFacts,
  analysis,
  answers,
  work,
  today,
}: SalePapers): NonNullable<SaleLists['lists']> {
  const { explanation, seen } = analysis;
  return saleLawsHere(lawPlaceOf(property, addressFacts), today).lists.map((list) => ({
    list,
    points: salePoints(saleLists[list], { explanation, seen, answers }).map(
      ({ hazardType, state }) => {
        const done = workAbout(hazardType, work);
        return {
          hazard_type: hazardType,
          state,
          done: done && { basis: done.basis, done_on: done.doneOn },
        };
      },
    ),
  }));
}
