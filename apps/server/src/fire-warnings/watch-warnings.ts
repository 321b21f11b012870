import { isQuietHour } from '@dss/domain';
import { eq, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import { noProperty, tables, type Database, type Transaction } from '../db/index.ts';
import { ExternalServiceError } from '../external-http/fetch-external.ts';
import { mailOwners } from '../mail/mail-owners.ts';
import type { QueueTask, QueueTasks } from '../queue/start-queue.ts';
import type { LinkTokens } from '../signed-addresses/link-tokens.ts';
import { followWarnings, standing } from './follow-warnings.ts';
import { todayOf } from './home-warnings.ts';
import { localTime } from './local-time.ts';
import { tellDevices } from './tell-devices.ts';
import { firesNear, type ActiveFires } from './active-fires.ts';
import type { WarningMessage, WeatherService } from './weather-service.ts';

const { properties, warnedHomes } = tables;

export interface WatchingDependencies {
  readonly db: Database;
  /** Null: nobody is asked. */
  readonly weather: WeatherService | null;
  /** Of the links that end the warnings of a home. */
  readonly warningTokens: LinkTokens;
  /** Null: nobody is asked. */
  readonly activeFires: ActiveFires | null;
  /** Whether devices of which no page is open are notified. */
  readonly tellsDevices: boolean;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How often it is asked, in seconds. */
const everyS = 15 * 60;
/** How many places one run looks up. The others wait for the next, because the service counts questions. */
const placesPerRun = 200;

const placesReadAtOnce = 4;

const watchedSchema = z.object({
  property_id: z.uuid(),
  asked_lat: z.number().nullable(),
  asked_lng: z.number().nullable(),
  zone: z.string().nullable(),
  has_warnings: z.boolean(),
  has_fires: z.boolean(),
});
type WatchedHome = z.infer<typeof watchedSchema>;
type WatchedPlace = WatchedHome & { readonly lat: number; readonly lng: number };

/** The queue's handlers for this feature's jobs, by job name. */
export function watchingTasks(
  dependencies: WatchingDependencies,
): Pick<QueueTasks, 'watch_warnings'> {
  return { watch_warnings: watchWarnings(dependencies) };
}

/** Asks now, and from then on every quarter of an hour: once for all processes, however many start it. */
export async function startWatching(db: Database): Promise<void> {
  await db.asWorker(noProperty, (tx) => enqueue(tx, 0));
}

/**
 * Asks about the zones of all watched homes and tells each home what changed. Each run plans the next one, so that it goes on for as long
 * as there is a queue.
 */
function watchWarnings(dependencies: WatchingDependencies): QueueTask {
  const { db, weather } = dependencies;
  return async () => {
    if (weather === null) return;
    await findZones(dependencies, weather);
    await tellHomes(dependencies, weather);
    await tellOfFires(dependencies);
    await db.asWorker(noProperty, (tx) => enqueue(tx, everyS));
  };
}

/** Looks up the zone of each home that has none yet, or has moved. */
async function findZones(
  { db, log }: WatchingDependencies,
  weather: WeatherService,
): Promise<void> {
  const places = await readPlaces(db);
  const unknown = places.filter((place) => !isAsked(place)).slice(0, placesPerRun);
  for (const { property_id: propertyId, lat, lng } of unknown) {
    try {
      const found = await weather.zoneOf({ lat, lng });
      const place = { askedLat: lat, askedLng: lng };
      const zone = { zone: found?.zone ?? null, timeZone: found?.timeZone ?? null };
      // What was known of another place goes with it.
      const anew = { warnings: [], checkedAt: null, fires: null, firesAskedAt: null };
      await db.asWorker(propertyId, (tx) =>
        tx
          .update(warnedHomes)
          .set({ ...place, ...zone, ...anew })
          .where(eq(warnedHomes.propertyId, propertyId)),
      );
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error;
      log.info({ err: error }, 'the zone of a home could not be looked up');
      // It would fail for the others as well, or soon refuse us.
      return;
    }
  }
}

async function tellHomes(
  dependencies: WatchingDependencies,
  weather: WeatherService,
): Promise<void> {
  const { db, clock, log } = dependencies;
  const places = (await readPlaces(db)).filter(isAsked);
  const zones = [...new Set(places.flatMap(({ zone }) => zone ?? []))].toSorted();
  const messages = await weather.messagesIn(zones);
  const answered = sql.param([...messages.keys()]);
  await db.asWorker(noProperty, (tx) =>
    tx.execute(
      sql`select app.note_zones_checked(${answered}::text[], ${clock().toISOString()}::timestamptz)`,
    ),
  );
  for (const { property_id: propertyId, zone, has_warnings: hasWarnings } of places) {
    const said = zone === null ? [] : (messages.get(zone) ?? null);
    // For nearly all homes on nearly all days there is nothing to tell.
    if (hasWarnings || (said !== null && said.length > 0)) {
      await db.asWorker(propertyId, (tx) => tellHome(tx, dependencies, propertyId, said));
    }
  }
  log.debug({ homes: places.length, zones: zones.length }, 'warnings were asked for');
}

/** Tells each home which fires burn nearby. While the service fails, what it said before stays, with its time. */
async function tellOfFires({ db, activeFires }: WatchingDependencies): Promise<void> {
  const places = (await readPlaces(db)).filter(isAsked);
  if (activeFires === null || places.length === 0) return;
  const burning = await activeFires.burning();
  if (burning === null) return;
  const ids = places.map(({ property_id: id }) => id);
  const at = burning.askedAt.toISOString();
  await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select app.note_fires_asked(${sql.param(ids)}::uuid[], ${at}::timestamptz)`),
  );
  for (const { property_id: propertyId, lat, lng, has_fires: hasFires } of places) {
    const fires = firesNear({ lat, lng }, burning.fires);
    if (!hasFires && fires.length === 0) continue;
    await db.asWorker(propertyId, (tx) =>
      tx
        .update(warnedHomes)
        .set({ fires, firesAskedAt: burning.askedAt })
        .where(eq(warnedHomes.propertyId, propertyId)),
    );
  }
}

/** @param said null: the service didn't answer, so that what it said before holds until its time is over */
async function tellHome(
  tx: Transaction,
  { clock, warningTokens, tellsDevices }: WatchingDependencies,
  propertyId: string,
  said: readonly WarningMessage[] | null,
): Promise<void> {
  const [home] = await tx
    .select({
      id: warnedHomes.id,
      timeZone: warnedHomes.timeZone,
      warnings: warnedHomes.warnings,
    })
    .from(warnedHomes)
    .where(eq(warnedHomes.propertyId, propertyId))
    .for('update');
  if (home === undefined) return;
  const now = clock();
  const followed = followWarnings(home.warnings, said, now);
  const { timeZone } = home;
  const due = standing(followed, now).filter(
    ({ event, mailed_at: mailed }) =>
      event === 'red_flag_warning' && mailed === null && !isQuiet(now, timeZone),
  );
  for (const warning of due) {
    const { sender, url, from, until } = warning;
    // Without one, nothing is due: every hour is a quiet one.
    const zone = timeZone ?? 'UTC';
    if (tellsDevices) await tellDevices(tx, warning, { now, timeZone: zone });
    await mailOwners(tx, propertyId, {
      template: 'fire_warning',
      props: {
        property_id: propertyId,
        sender,
        url,
        from,
        until,
        time_zone: zone,
        steps: (await todayOf(tx, propertyId)).map(({ id }) => id),
        token: warningTokens.sign(home.id),
      },
    });
  }
  const warnings = followed.map((each) =>
    due.includes(each) ? { ...each, mailed_at: now.toISOString() } : each,
  );
  if (JSON.stringify(warnings) === JSON.stringify(home.warnings)) return;
  await tx.update(warnedHomes).set({ warnings }).where(eq(warnedHomes.propertyId, propertyId));
}

/** At night where the home is, nobody is mailed: the mail waits, and is dropped if the warning ends meanwhile. */
function isQuiet(now: Date, timeZone: string | null): boolean {
  if (timeZone === null) return true;
  return isQuietHour(localTime(now, timeZone).hour);
}

async function readPlaces(db: Database): Promise<readonly WatchedPlace[]> {
  const { rows } = await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select * from app.watched_homes()`),
  );
  const homes = z.array(watchedSchema).parse(rows);
  const atOnce = pLimit(placesReadAtOnce);
  const places = homes.map((home) => atOnce(() => withPosition(db, home)));
  return (await Promise.all(places)).filter((place) => place !== null);
}

/** Null for a home that is gone by now, or has no place. */
async function withPosition(db: Database, home: WatchedHome): Promise<WatchedPlace | null> {
  const [position] = await db.asWorker(home.property_id, (tx) =>
    tx.select({ lat: properties.lat, lng: properties.lng }).from(properties),
  );
  const { lat = null, lng = null } = position ?? {};
  return lat === null || lng === null ? null : { ...home, lat, lng };
}

function isAsked({ lat, lng, asked_lat: askedLat, asked_lng: askedLng }: WatchedPlace): boolean {
  return lat === askedLat && lng === askedLng;
}

async function enqueue(tx: Transaction, waitS: number): Promise<void> {
  await tx.execute(sql`select app.enqueue_watching(make_interval(secs => ${waitS}))`);
}
