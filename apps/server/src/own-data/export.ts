import type { Readable } from 'node:stream';
import { DssError, type Locale, type Photo } from '@dss/domain';
import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { readAnalysis } from '../analysis/result/read-analyses.ts';
import { listCommunities } from '../communities/communities.ts';
import { listEntries } from '../communities/community-entries.ts';
import { readPlan as readCommunityPlan } from '../communities/community-plan.ts';
import { readHomesCommunity } from '../communities/home-community.ts';
import { listWorkDays } from '../work-days/work-days.ts';
import { listAnswers } from '../corrections/answers.ts';
import { listDisputes } from '../corrections/disputes.ts';
import { tables, type Actor, type Transaction } from '../db/index.ts';
import { readPlan } from '../plan/planned-actions.ts';
import { listNotices } from '../insurer-notices/notices.ts';
import { openLetter } from '../insurer-notices/letters.ts';
import { listHandovers } from '../phone-handover/handovers.ts';
import { listHomeVisits, listMyHomeVisits } from '../home-visits/visits.ts';
import { exportHomeRoles } from '../home-people/roles.ts';
import { listPeople } from '../home-people/people.ts';
import { listPhotos, type PhotoDependencies } from '../photos/photo.ts';
import { withoutBucket } from '../photos/object-paths.ts';
import { readEarlierAddresses } from '../properties/change-address.ts';
import { readProperty } from '../properties/property.ts';
import { readSale } from '../sales/sales.ts';
import { listShareLinks } from '../sharing/share-links.ts';
import { listReports } from '../reports/reports.ts';
import { listCalendarLinks } from '../upkeep/calendar-links.ts';
import { exportWords } from './words.ts';
import { writeZip, type ZipWriter } from './zip-writer.ts';

const {
  addressFacts,
  warnedHomes,
  analyses,
  analysisJobs,
  claimLinks,
  images,
  leads,
  observations,
  properties,
  propertyGrants,
  pushSubscriptions,
} = tables;

const accountSchema = z.tuple([z.object({ account: z.unknown() })]);

const recordsSchema = z.array(z.object({ record: z.unknown() }));

const moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString());
const sentSchema = z.array(
  z.object({
    id: z.uuid(),
    kind: z.string(),
    name: z.string().nullable(),
    recipient: z.string().nullable(),
    created_at: moment,
    sent_at: moment.nullable(),
    given_up_at: moment.nullable(),
  }),
);

/** What an export is made of. */
export interface ExportSource extends PhotoDependencies {
  readonly actor: Actor | null;
  readonly locale: Locale;
}

/**
 * Everything that an actor has here as a ZIP file, made while it is read: one photo or result is in memory at a time. What is
 * deleted meanwhile is left out; any other failure ends the stream with an error, so that it is never taken for whole.
 */
export async function openExport(source: ExportSource): Promise<Readable> {
  const { db, actor, clock, locale, log } = source;
  // Asked before the first byte, so that a database that is away is an error and no broken file.
  const communities = actor?.kind === 'user' ? await listCommunities(source, actor) : [];
  const coordinated = await Promise.all(
    communities.map(async (community) => ({
      ...community,
      entries: await listEntries(source, actor, community.id),
      plan: await readCommunityPlan(source, actor, community.id),
      work_days: await listWorkDays(source, actor, community.id),
    })),
  );
  const roles = actor?.kind === 'user' ? await exportHomeRoles(db, actor) : [];
  const visits = actor?.kind === 'user' ? await listMyHomeVisits(db, actor) : [];
  const { account, homes, contacts, reviews, sent } = await db.asActor(actor, async (tx) => {
    const owned = tx
      .select({ id: propertyGrants.propertyId })
      .from(propertyGrants)
      .where(eq(propertyGrants.right, 'own'));
    const [{ account: own }] = accountSchema.parse(
      (await tx.execute(sql`select app.my_account() as account`)).rows,
    );
    return {
      account: own,
      homes: await tx
        .select({ id: properties.id })
        .from(properties)
        .where(inArray(properties.id, owned))
        .orderBy(asc(properties.createdAt), asc(properties.id)),
      contacts: await tx.select().from(leads).orderBy(asc(leads.createdAt)),
      reviews: await recordsOf(tx, sql`app.my_policy_reviews()`),
      sent: sentSchema.parse(await recordsOf(tx, sql`app.my_outbox()`)),
    };
  });
  return writeZip(
    async (zip) => {
      await zip.addText('README.txt', exportWords[locale].readme);
      await zip.addJson('your-data.json', {
        exported_at: clock().toISOString(),
        account,
        contacts_and_addresses: contacts.map((row) => ({
          contact: row.lead,
          address: row.address,
          visit: row.sessionData,
          shared: row.shared,
          delivered_at: sent.find(({ id }) => id === row.id)?.sent_at ?? null,
          created_at: row.createdAt.toISOString(),
        })),
        policy_review_requests: reviews,
        communities: coordinated,
        roles_on_homes_of_others: roles,
        visits_to_homes_of_others: visits,
        mails: sent
          .filter(({ kind }) => kind === 'mail')
          .map(({ id: _id, kind: _kind, name: template, ...mail }) => ({ template, ...mail })),
      });
      for (const [index, { id }] of homes.entries()) {
        await addHome(source, zip, id, index + 1).catch(ifDeleted);
      }
    },
    (error) => log.warn({ err: error }, 'an export broke off'),
  );
}

/** The rows of a function of the database, which says for itself whose they are. */
async function recordsOf(tx: Transaction, rows: SQL): Promise<unknown[]> {
  const found = await tx.execute(sql`select to_jsonb(listed) as record from ${rows} listed`);
  return recordsSchema.parse(found.rows).map(({ record }) => record);
}

async function addHome(
  source: ExportSource,
  zip: ZipWriter,
  propertyId: string,
  number: number,
): Promise<void> {
  const { db, actor } = source;
  const property = await readProperty(db, actor, propertyId);
  const folder = `${number} ${fileName(property.address)}`;
  const photos = await listPhotos(source, actor, propertyId);
  const notices = await listNotices(source, actor, propertyId);
  const { step_ids: planned, done } = await readPlan(source, actor, propertyId);
  await zip.addJson(`${folder}/home.json`, {
    ...property,
    earlier_addresses: await readEarlierAddresses(db, actor, propertyId),
    photos: photos.map(withoutUrls),
    answers: await listAnswers(db, actor, propertyId),
    disputes: await listDisputes(db, actor, propertyId),
    planned_actions: planned,
    done_actions: done,
    insurer_notices: notices,
    share_links: await listShareLinks(source, actor, propertyId),
    calendar_links: (await listCalendarLinks(db, actor, propertyId)).map(
      ({ locale: language, createdAt }) => ({ language, created_at: createdAt.toISOString() }),
    ),
    sale: await readSale(db, actor, propertyId),
    people: await listPeople(db, actor, propertyId),
    visits_of_assessors: await listHomeVisits(db, actor, propertyId),
    phone_handovers: await listHandovers(db, actor, propertyId, 'all'),
    reports: await listReports(db, actor, propertyId),
    community: await readHomesCommunity(db, actor, propertyId),
    ...(await db.asActor(actor, (tx) => readDealings(tx, propertyId))),
  });
  const results = await db.asActor(actor, (tx) =>
    tx
      .select({ id: analyses.id, createdAt: analyses.createdAt })
      .from(analyses)
      .where(eq(analyses.propertyId, propertyId))
      .orderBy(asc(analyses.createdAt), asc(analyses.id)),
  );
  for (const [index, { id, createdAt }] of results.entries()) {
    const day = createdAt.toISOString().slice(0, 10);
    await readAnalysis(db, actor, propertyId, id, source.locale)
      .then((result) => zip.addJson(`${folder}/results/${index + 1} of ${day}.json`, result))
      .catch(ifDeleted);
  }
  for (const photo of photos) await addPhoto(source, zip, `${folder}/photos`, photo);
  for (const { id: noticeId } of notices.filter(({ has_letter: hasLetter }) => hasLetter)) {
    await openLetter(source, actor, { propertyId, noticeId })
      .then((letter) => zip.addStored(`${folder}/insurer/${noticeId}.jpg`, letter))
      .catch(ifDeleted);
  }
}

/** What was done with a home that no page shows as a whole. */
async function readDealings(tx: Transaction, propertyId: string) {
  return {
    address_facts: await tx
      .select({
        fact: addressFacts.fact,
        found: addressFacts.found,
        asked_lat: addressFacts.askedLat,
        asked_lng: addressFacts.askedLng,
        owners_word: addressFacts.ownersWord,
        said_at: addressFacts.saidAt,
      })
      .from(addressFacts)
      .where(eq(addressFacts.propertyId, propertyId))
      .orderBy(asc(addressFacts.fact)),
    fire_warnings: await tx
      .select({
        created_at: warnedHomes.createdAt,
        asked_lat: warnedHomes.askedLat,
        asked_lng: warnedHomes.askedLng,
        zone: warnedHomes.zone,
        time_zone: warnedHomes.timeZone,
        checked_at: warnedHomes.checkedAt,
        warnings: warnedHomes.warnings,
        fires: warnedHomes.fires,
        fires_asked_at: warnedHomes.firesAskedAt,
      })
      .from(warnedHomes)
      .where(eq(warnedHomes.propertyId, propertyId)),
    notified_devices: await tx
      .select({
        language: pushSubscriptions.locale,
        created_at: pushSubscriptions.createdAt,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.propertyId, propertyId))
      .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.device)),
    claim_links: await tx
      .select({
        created_at: claimLinks.createdAt,
        expires_at: claimLinks.expiresAt,
        used_at: claimLinks.usedAt,
      })
      .from(claimLinks)
      .where(eq(claimLinks.propertyId, propertyId)),
    requested_analyses: await tx
      .select({
        created_at: analysisJobs.createdAt,
        reason: analysisJobs.reason,
        request: analysisJobs.request,
        status: analysisJobs.status,
        error_code: analysisJobs.errorCode,
        updated_at: analysisJobs.updatedAt,
      })
      .from(analysisJobs)
      .where(eq(analysisJobs.propertyId, propertyId))
      .orderBy(asc(analysisJobs.createdAt), asc(analysisJobs.id)),
    seen_in_photos: await tx
      .select({
        image_id: images.imageId,
        provider: observations.provider,
        model_name: observations.modelName,
        reply: observations.reply,
        created_at: observations.createdAt,
      })
      .from(observations)
      .innerJoin(images, eq(images.id, observations.photoId))
      .where(eq(observations.propertyId, propertyId))
      .orderBy(asc(observations.createdAt), asc(observations.id)),
  };
}

/** The photo as it was received, with what the camera wrote into it. */
async function addPhoto(
  { store }: ExportSource,
  zip: ZipWriter,
  folder: string,
  photo: Photo,
): Promise<void> {
  const path = withoutBucket(photo.source_url);
  const found = await store.open(path);
  if (found === null) return;
  await zip.addStored(`${folder}/${photo.image_id}${path.slice(path.lastIndexOf('.'))}`, found);
}

/** Signed URLs don't last. */
function withoutUrls({
  signed_url: _picture,
  thumbnail_url: _thumbnail,
  urls_expire_at: _expiry,
  ...photo
}: Photo) {
  return photo;
}

/** Handles the error of what was deleted while the export was made. */
function ifDeleted(error: unknown): void {
  const isGone =
    error instanceof DssError &&
    ['property_not_found', 'analysis_not_found', 'insurer_notice_not_found'].includes(error.code);
  if (!isGone) throw error;
}

/** An address as the name of a folder on any system. */
function fileName(address: string): string {
  return address
    .replaceAll(/[^\p{L}\p{N} ,-]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .slice(0, 60)
    .trim();
}
