import { eq, sql } from 'drizzle-orm';
import { tables, type Transaction } from '../db/index.ts';
import type { MailContent } from './templates/index.ts';

const { properties } = tables;

/** A mail that says itself which of its reader's homes it is about. */
type AboutHome = Extract<MailContent, { template: 'fire_warning' | 'insurer_reminder' }>;

/** Has a mail about the job's home sent to the accounts that own it, by the name that they gave it, else its address. */
export async function mailOwners(
  tx: Transaction,
  propertyId: string,
  { template, props }: AboutHome,
): Promise<void> {
  const [home] = await tx
    .select({ name: properties.address })
    .from(properties)
    .where(eq(properties.id, propertyId));
  const named = JSON.stringify({ ...props, home: home?.name });
  await tx.execute(sql`select app.mail_owners(${template}, ${named})`);
}
