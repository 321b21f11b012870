import { DssError, type ChangedSale, type HomeSale, type OwnHomeRole } from '@dss/domain';
import { inArray, sql } from 'drizzle-orm';
import { asOwner, tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { readHomeRole } from '../home-people/roles.ts';

const { homeSales } = tables;

const nothingKnown: HomeSale = { contract_on: null, closing_on: null };

/**
 * The days of a home's sale, for its owner.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function readSale(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<HomeSale> {
  return asOwner(db, actor, propertyId, (tx) => saleIn(tx, propertyId));
}

/** @throws DssError `property_not_found` unless the actor owns the property */
export async function saveSale(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  sale: ChangedSale,
): Promise<HomeSale> {
  return asOwner(db, actor, propertyId, (tx) => saveIn(tx, propertyId, sale));
}

/**
 * The same for a home's agent or its buyer.
 * @throws DssError `session_missing`, `home_role_not_found`, also for an assessor, whose business a sale isn't
 */
export async function readSaleOfRole(
  db: Database,
  actor: Actor | null,
  roleId: string,
): Promise<HomeSale> {
  const { property_id: propertyId } = await roleInSale(db, actor, roleId);
  return db.asActor(actor, (tx) => saleIn(tx, propertyId));
}

/** @throws DssError `session_missing`, `home_role_not_found` for anybody but the home's agent */
export async function saveSaleAsAgent(
  db: Database,
  actor: Actor | null,
  roleId: string,
  sale: ChangedSale,
): Promise<HomeSale> {
  const { role, property_id: propertyId } = await roleInSale(db, actor, roleId);
  if (role !== 'agent') throw new DssError('home_role_not_found');
  return db.asActor(actor, (tx) => saveIn(tx, propertyId, sale));
}

async function roleInSale(db: Database, actor: Actor | null, roleId: string): Promise<OwnHomeRole> {
  const role = await readHomeRole(db, actor, roleId);
  if (role.role === 'assessor') throw new DssError('home_role_not_found');
  return role;
}

async function saleIn(tx: Transaction, propertyId: string): Promise<HomeSale> {
  return (await salesIn(tx, [propertyId]))(propertyId);
}

/** Those of homes by their ids, in a transaction whose actor may read them; others find none. */
export async function salesIn(
  tx: Transaction,
  propertyIds: readonly string[],
): Promise<(propertyId: string) => HomeSale> {
  const rows = await tx.select().from(homeSales).where(inArray(homeSales.propertyId, propertyIds));
  const sales = new Map(
    rows.map(({ propertyId, contractOn, closingOn }) => [
      propertyId,
      { contract_on: contractOn, closing_on: closingOn },
    ]),
  );
  return (propertyId) => sales.get(propertyId) ?? nothingKnown;
}

async function saveIn(
  tx: Transaction,
  propertyId: string,
  { contract_on: contract, closing_on: closing }: ChangedSale,
): Promise<HomeSale> {
  await tx.execute(sql`insert into home_sales (property_id, contract_on, closing_on)
    values (${propertyId}, ${contract ?? null}, ${closing ?? null})
    on conflict (property_id) do update set
      contract_on = case when ${contract === undefined} then home_sales.contract_on else excluded.contract_on end,
      closing_on = case when ${closing === undefined} then home_sales.closing_on else excluded.closing_on end`);
  return saleIn(tx, propertyId);
}
