import { countSalePoints, type Listing, type Locale, type OwnHomeRole } from '@dss/domain';
import { eq } from 'drizzle-orm';
import { newestAnalysis } from '../analysis/result/read-analyses.ts';
import { listAnswers } from '../corrections/answers.ts';
import { tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { listHomeRoles } from '../home-people/roles.ts';
import { stateOf } from '../properties/wire-property.ts';
import { saleIn } from './sales.ts';

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
  const listings: Listing[] = [];
  for (const role of roles) {
    const sale = await db.asActor(actor, (tx) => saleIn(tx, role.property_id));
    const viewer: Actor = { kind: 'share_link', id: role.id };
    const { state, analysis } = await db.asActor(viewer, (tx) =>
      resultIn(tx, role.property_id, locale),
    );
    const points =
      analysis === null || state !== 'CA'
        ? null
        : countSalePoints({
            explanation: analysis.explanation,
            seen: analysis.seen,
            answers: await listAnswers(db, viewer, role.property_id),
          });
    const { id, role: ofHome, address } = role;
    listings.push({ role_id: id, role: ofHome, address, state, sale, points });
  }
  return listings;
}

function isInSale(role: OwnHomeRole): role is RoleInSale {
  return role.role !== 'assessor';
}

/** Where a home is, and its newest result. We know the lists of California alone. */
async function resultIn(tx: Transaction, propertyId: string, locale: Locale) {
  const [home] = await tx.select().from(properties).where(eq(properties.id, propertyId));
  const state = home === undefined ? null : (stateOf(home).state ?? null);
  return { state, analysis: await newestAnalysis(tx, propertyId, locale) };
}
