import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { newVisitor } from './product.ts';

/**
 * Sends photos of a new home to a product and waits for its score.
 * @returns the property's id
 */
export async function assessHome(
  origin: string,
  photos: readonly Buffer<ArrayBuffer>[],
): Promise<string> {
  const visitor = await newVisitor(origin);
  const propertyId = await visitor.createProperty();
  for (const [index, photo] of photos.entries()) {
    await visitor.upload(propertyId, `photo-${index}`, photo);
    await visitor.place(propertyId, `photo-${index}`);
  }
  await visitor.analyze(propertyId);
  return propertyId;
}

/** The homes of one visitor. */
export interface OwnedHomes {
  readonly visitorId: string;
  readonly propertyIds: readonly string[];
}

/**
 * Copies a home with its photos, placements and results to new visitors, as rows: only the bytes of the photos aren't there.
 * @param counts how many homes each visitor gets
 */
export async function copyHome(
  admin: pg.Client,
  propertyId: string,
  counts: readonly number[],
): Promise<OwnedHomes[]> {
  const owned = counts.map((count) => ({
    visitorId: randomUUID(),
    propertyIds: Array.from({ length: count }, () => randomUUID()),
  }));
  const homes = owned.flatMap(({ visitorId, propertyIds }) =>
    propertyIds.map((id) => ({ visitor_id: visitorId, property_id: id })),
  );
  await admin.query('begin');
  // Neither triggers nor checks of references, which would ask for each row who its actor is.
  await admin.query('set local session_replication_role = replica');
  await admin.query(
    'create temporary table homes on commit drop as select * from jsonb_to_recordset($1) as (visitor_id uuid, property_id uuid)',
    [JSON.stringify(homes)],
  );
  await admin.query('insert into visitors (id) select distinct visitor_id from homes');
  await admin.query(
    `insert into property_grants (property_id, actor_kind, actor_id, "right")
     select property_id, 'visitor', visitor_id, 'own' from homes`,
  );
  const copy = (table: string, changes: string, from = '', where = 'old.property_id = $1') =>
    admin.query(
      `insert into ${table} select (jsonb_populate_record(old, jsonb_build_object(${changes}))).*
       from ${table} old ${from} cross join homes where ${where}`,
      [propertyId],
    );
  await copy('properties', `'id', homes.property_id`, '', 'old.id = $1');
  // An id that two tables share is made of the old one and the home's.
  const made = (column: string) => `md5(old.${column}::text || homes.property_id)::uuid`;
  const ofHome = `'property_id', homes.property_id`;
  await copy('images', `${ofHome}, 'id', ${made('id')}`);
  await copy('image_placements', `${ofHome}, 'id', ${made('id')}, 'photo_id', ${made('photo_id')}`);
  await copy('analysis_jobs', `${ofHome}, 'id', ${made('id')}`);
  await copy('analyses', `${ofHome}, 'id', ${made('id')}, 'job_id', ${made('job_id')}`);
  await copy('hazards', `${ofHome}, 'id', ${made('id')}, 'analysis_id', ${made('analysis_id')}`);
  await admin.query('commit');
  await admin.query('vacuum analyze');
  return owned;
}
