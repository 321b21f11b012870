import { countSalePoints, type Listing, type Locale, type OwnHomeRole } from '@dss/domain';
import { eq } from 'drizzle-orm';
import { newestAnalysis } from '../analysis/result/read-analyses.ts';
import { answersIn } from '../corrections/answers.ts';
import { tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { listHomeRoles } from '../home-people/roles.ts';
import { stateOf } from '../properties/wire-property.ts';
import { salesIn } from './sales.ts';

const { properties } = tables;

type RoleInSale = OwnHomeRole & { readonly role: Listing['role'] };

/**
 * The homes of which the account that asks is the agent or the buyer, each with the days of its sale and how it stands. A home is read with
 * the right of the role on it, so that no answer can hold another's.
 * @throws DssError `session_missing` without an account
 */
export async function listListings(
  db: Database,
  actor: Actor | null,
  locale: Locale,
): Promise<Listing[]> {
  const roles = (await listHomeRoles(db, actor)).filter(isInSale);
  const sales = await db.asActor(actor, (tx) =>
    salesIn(
      tx,
      roles.map(({ property_id: id }) => id),
    ),
  );
  const listings: Listing[] = [];
  for (const { id, role, address, property_id: propertyId } of roles) {
    const viewer: Actor = { kind: 'share_link', id };
    const known = await db.asActor(viewer, (tx) => knownIn(tx, propertyId, locale));
    listings.push({ role_id: id, role, address, sale: sales(propertyId), ...known });
  }
  return listings;
}

function isInSale(role: OwnHomeRole): role is RoleInSale {
  return role.role !== 'assessor';
}

/** Where a home is, and how many points of an inspection its newest result meets. We know the lists of California alone. */
async function knownIn(
  tx: Transaction,
  propertyId: string,
  locale: Locale,
): Promise<Pick<Listing, 'state' | 'points'>> {
  const [home] = await tx.select().from(properties).where(eq(properties.id, propertyId));
  const state = home === undefined ? null : (stateOf(home).state ?? null);
  const analysis = state === 'CA' ? await newestAnalysis(tx, propertyId, locale) : null;
  if (analysis === null) return { state, points: null };
  const { explanation, seen } = analysis;
  const answers = await answersIn(tx, propertyId);
  return { state, points: countSalePoints({ explanation, seen, answers }) };
}
