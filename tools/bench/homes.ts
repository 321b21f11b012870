import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { shrunkPhoto } from './photos.ts';
import { newVisitor } from './product.ts';

const photosOfHome = 8;

/**
 * Sends eight photos of a new home to a product and waits for its score.
 * @returns the property's id
 */
export async function assessHome(origin: string): Promise<string> {
  const visitor = await newVisitor(origin);
  const propertyId = await visitor.createProperty();
  for (let index = 0; index < photosOfHome; index += 1) {
    await visitor.upload(propertyId, `photo-${index}`, await shrunkPhoto(index));
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
  await addHomes(admin, async (copy) => {
    await admin.query(
      'insert into homes select * from jsonb_to_recordset($1) as (visitor_id uuid, property_id uuid)',
      [JSON.stringify(homes)],
    );
    // An id that two tables share is made of the old one and the home's, with the version and the variant that a UUID has.
    const made = (column: string) =>
      `overlay(overlay(md5(old.${column}::text || homes.property_id) placing '4' from 13) placing '8' from 17)::uuid`;
    const ofHome = { id: made('id'), property_id: 'homes.property_id' };
    const old = `old.property_id = '${propertyId}'`;
    await copy('properties', { id: 'homes.property_id' }, `old.id = '${propertyId}'`);
    await copy('images', ofHome, old);
    await copy('photo_counts', { property_id: 'homes.property_id' }, old);
    await copy('image_placements', { ...ofHome, photo_id: made('photo_id') }, old);
    await copy('analysis_jobs', ofHome, old);
    await copy('analyses', { ...ofHome, job_id: made('job_id') }, old);
    await copy('hazards', { ...ofHome, analysis_id: made('analysis_id') }, old);
  });
  return owned;
}

/** Adds many homes of other visitors, each with one photo and a small result, which nobody reads. */
export async function addOthers(admin: pg.Client, propertyId: string, count: number) {
  await addHomes(admin, async (copy) => {
    await admin.query(
      'insert into homes select gen_random_uuid(), gen_random_uuid() from generate_series(1, $1)',
      [count],
    );
    const ofHome = { id: 'gen_random_uuid()', property_id: 'homes.property_id' };
    const old = `old.property_id = '${propertyId}'`;
    await copy('properties', { id: 'homes.property_id' }, `old.id = '${propertyId}'`);
    await copy('images', ofHome, `${old} and old.image_id = 'photo-0'`);
    await copy('photo_counts', { property_id: 'homes.property_id', photos: '1' }, old);
    await copy('analyses', { ...ofHome, job_id: 'null', raw_json: `'{}'` }, old);
  });
}

/** Copies rows of a table for each home: some columns anew, as SQL, the others as they are. */
type Copy = (
  table: string,
  changes: Readonly<Record<string, string>>,
  where: string,
) => Promise<void>;

/** Runs `fill` with an empty table of homes, to which their owners are added. */
async function addHomes(admin: pg.Client, fill: (copy: Copy) => Promise<void>): Promise<void> {
  await admin.query('begin');
  // Neither triggers nor checks of references, which would ask for each row who its actor is.
  await admin.query('set local session_replication_role = replica');
  await admin.query(
    'create temporary table homes (visitor_id uuid, property_id uuid) on commit drop',
  );
  await fill(async (table, changes, where) => {
    const { rows } = await admin.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const columns = rows.map(({ name }) => name);
    const values = columns.map((name) => changes[name] ?? `old."${name}"`);
    await admin.query(
      `insert into ${table} ("${columns.join('", "')}")
       select ${values.join(', ')} from ${table} old cross join homes where ${where}`,
    );
  });
  await admin.query('insert into visitors (id) select distinct visitor_id from homes');
  await admin.query(
    `insert into property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
     select property_id, 'visitor', visitor_id, 'own', properties.created_at
     from homes join properties on properties.id = homes.property_id`,
  );
  await admin.query('commit');
  await admin.query('vacuum analyze');
}
