import { randomUUID } from 'node:crypto';
import { DssError, type Locale } from '@dss/domain';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import {
  asOwner,
  lockProperty,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { LinkTokens } from '../signed-addresses/link-tokens.ts';
import { upkeepCalendar } from './calendar.ts';
import { upkeepIn } from './home-upkeep.ts';

const { calendarLinks } = tables;

export interface CalendarLinkDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendarTokens: LinkTokens;
  readonly rateLimiter: RateLimiter;
}

/** A calendar link; its address is made from its id. */
export interface StoredCalendarLink {
  readonly id: string;
  readonly locale: Locale;
  readonly createdAt: Date;
}

/**
 * Makes the link by which programs read the property's calendar, in this language. The one before it ends.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function makeCalendarLink(
  { db, clock }: Pick<CalendarLinkDependencies, 'db' | 'clock'>,
  actor: Actor | null,
  propertyId: string,
  locale: Locale,
): Promise<StoredCalendarLink> {
  const link = { id: randomUUID(), locale, createdAt: clock() };
  await asOwner(db, actor, propertyId, async (tx) => {
    // Of two requests, the second one replaces the first one's link.
    await lockProperty(tx, propertyId);
    await tx.delete(calendarLinks).where(eq(calendarLinks.propertyId, propertyId));
    await tx.insert(calendarLinks).values({ ...link, propertyId });
  });
  return link;
}

/**
 * The property's calendar link: one or none.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function listCalendarLinks(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<StoredCalendarLink[]> {
  return asOwner(db, actor, propertyId, async (tx) => {
    return tx
      .select({
        id: calendarLinks.id,
        locale: calendarLinks.locale,
        createdAt: calendarLinks.createdAt,
      })
      .from(calendarLinks)
      .where(eq(calendarLinks.propertyId, propertyId));
  });
}

/**
 * Ends the property's calendar link: there is nothing at its address from now on. Does nothing if there is none.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function revokeCalendarLink(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<void> {
  await asOwner(db, actor, propertyId, async (tx) => {
    await tx.delete(calendarLinks).where(eq(calendarLinks.propertyId, propertyId));
  });
}

/**
 * The calendar of whoever has a link, read with the link's own right. Each link is counted for itself: the servers of calendars
 * read those of thousands from one network.
 * @throws DssError `route_not_found` for a token that isn't ours, and for a link that has ended; `too_many_requests`
 */
export async function readLinkedCalendar(
  { db, calendarTokens, rateLimiter }: CalendarLinkDependencies,
  token: string,
): Promise<string> {
  const id = calendarTokens.read(token);
  if (id === null) throw new DssError('route_not_found');
  const actor: Actor = { kind: 'share_link', id };
  return db.asActor(actor, async (tx) => {
    const file = await calendarOf(tx, id);
    await rateLimiter.count(tx, { actor, network: null }, [{ limit: 'other' }]);
    return file;
  });
}

async function calendarOf(tx: Transaction, id: string): Promise<string> {
  const [link] = await tx.select().from(calendarLinks).where(eq(calendarLinks.id, id));
  if (link === undefined) throw new DssError('route_not_found');
  const { propertyId, locale, createdAt: since } = link;
  return upkeepCalendar(await upkeepIn(tx, propertyId, locale), { propertyId, locale, since });
}
