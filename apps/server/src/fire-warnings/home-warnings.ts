import { randomUUID } from 'node:crypto';
import {
  DssError,
  hazardTextsEn,
  hazardTextsEs,
  todayList,
  todayText,
  upkeepFacts,
  type HomeWarnings,
  type Locale,
  type TodayStep,
} from '@dss/domain';
import { eq, sql } from 'drizzle-orm';
import { newestFacts } from '../analysis/result/newest-facts.ts';
import type { Clock } from '../clock/index.ts';
import { asOwner, tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import type { LinkTokens } from '../signed-addresses/link-tokens.ts';
import { readHomePush } from '../web-push/subscriptions.ts';
import type { PushServices } from '../web-push/push-services.ts';
import { lastEnd, standing } from './follow-warnings.ts';

const { properties, warnedHomes } = tables;

export interface HomeWarningsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** Of the links that end the warnings of a home. */
  readonly warningTokens: LinkTokens;
  /** Whether any service is asked for warnings. */
  readonly watchesWarnings: boolean;
  /** Null: no device is notified. */
  readonly pushServices: PushServices | null;
}

/**
 * What is coming to a home whose owner wants to be told.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function readHomeWarnings(
  dependencies: HomeWarningsDependencies,
  actor: Actor | null,
  propertyId: string,
  locale: Locale,
): Promise<HomeWarnings> {
  return asOwner(dependencies.db, actor, propertyId, (tx) =>
    warningsIn(tx, dependencies, propertyId, locale),
  );
}

/**
 * Has the home watched. Asking again changes nothing.
 * @throws DssError `property_not_found` unless the actor owns the property; `coordinates_missing` while it has no place
 */
export async function turnWarningsOn(
  dependencies: HomeWarningsDependencies,
  actor: Actor | null,
  propertyId: string,
  locale: Locale,
): Promise<HomeWarnings> {
  const { db } = dependencies;
  return asOwner(db, actor, propertyId, async (tx) => {
    if ((await placeOf(tx, propertyId)) === null) throw new DssError('coordinates_missing');
    await tx.execute(sql`
        insert into ${warnedHomes} (property_id, id) values (${propertyId}, ${randomUUID()})
        on conflict (property_id) do nothing`);
    if (dependencies.watchesWarnings) await watchSoon(tx);
    return warningsIn(tx, dependencies, propertyId, locale);
  });
}

/**
 * Ends it, with all that was known. Does nothing if it is off.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function turnWarningsOff(
  dependencies: HomeWarningsDependencies,
  actor: Actor | null,
  propertyId: string,
  locale: Locale,
): Promise<HomeWarnings> {
  return asOwner(dependencies.db, actor, propertyId, async (tx) => {
    await tx.delete(warnedHomes).where(eq(warnedHomes.propertyId, propertyId));
    return warningsIn(tx, dependencies, propertyId, locale);
  });
}

/**
 * Ends the warnings of whichever home the link of a mail is about. It may have ended before.
 * @throws DssError `route_not_found` for a token that isn't ours
 */
export async function endWarningsByLink(
  { db, warningTokens }: HomeWarningsDependencies,
  token: string,
): Promise<void> {
  const link = warningTokens.read(token);
  if (link === null) throw new DssError('route_not_found');
  await db.asActor(null, (tx) => tx.execute(sql`select app.end_warnings(${link})`));
}

/** Has the job ask in a moment, for all homes that are watched. */
export async function watchSoon(tx: Transaction): Promise<void> {
  await tx.execute(sql`select app.enqueue_watching('0')`);
}

/** What to do at this home on the day of a warning, by its newest result. */
export async function todayOf(tx: Transaction, propertyId: string): Promise<readonly TodayStep[]> {
  return todayList(upkeepFacts(await newestFacts(tx, propertyId))?.found ?? null);
}

async function warningsIn(
  tx: Transaction,
  { clock, watchesWarnings, pushServices }: HomeWarningsDependencies,
  propertyId: string,
  locale: Locale,
): Promise<HomeWarnings> {
  const place = await placeOf(tx, propertyId);
  const [row] = await tx.select().from(warnedHomes).where(eq(warnedHomes.propertyId, propertyId));
  const isAsked = row !== undefined && row.askedLat === place?.lat && row.askedLng === place.lng;
  // What was said of another place isn't of this home.
  const stored = isAsked ? row.warnings : [];
  const warnings = standing(stored, clock()).map(({ id, event, sender, from, until, url }) => ({
    id,
    event,
    sender,
    from,
    until,
    url,
  }));
  const texts = locale === 'es' ? hazardTextsEs : hazardTextsEn;
  const steps = warnings.length === 0 ? [] : await todayOf(tx, propertyId);
  return {
    is_on: row !== undefined,
    state: stateOf({ watchesWarnings, hasPlace: place !== null, isAsked, zone: row?.zone ?? null }),
    checked_at: isAsked ? (row.checkedAt?.toISOString() ?? null) : null,
    time_zone: isAsked ? row.timeZone : null,
    warnings,
    ended_at: lastEnd(stored, clock()),
    steps: steps.map(({ id, because }) => ({
      id,
      text: todayText(id, locale),
      because: because.map((type) => ({ hazard_type: type, title: texts[type].title })),
    })),
    fires:
      isAsked && row.fires !== null && row.firesAskedAt !== null
        ? { asked_at: row.firesAskedAt.toISOString(), fires: [...row.fires] }
        : null,
    push: await readHomePush(tx, { pushServices }, propertyId),
  };
}

function stateOf(known: {
  readonly watchesWarnings: boolean;
  readonly hasPlace: boolean;
  readonly isAsked: boolean;
  readonly zone: string | null;
}): HomeWarnings['state'] {
  if (!known.watchesWarnings) return 'off';
  if (!known.hasPlace) return 'no_position';
  if (!known.isAsked) return 'not_asked';
  return known.zone === null ? 'not_covered' : 'watched';
}

async function placeOf(tx: Transaction, propertyId: string) {
  const [home] = await tx
    .select({ lat: properties.lat, lng: properties.lng })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (home === undefined) throw new DssError('property_not_found');
  const { lat, lng } = home;
  return lat === null || lng === null ? null : { lat, lng };
}
