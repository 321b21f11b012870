import { asc, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { mapRowsByPlan } from './map-rows.ts';
import { tables } from './index.ts';

const { images, imagePlacements, properties } = tables;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { admin } = database;
  await admin.query('set session_replication_role = replica');
  await admin.query(
    `insert into properties (id, address, address_formatted, outline, lat, created_at)
     select gen_random_uuid(), 'a', 'a', '[{"lat": 1, "lng": 2}]', 38.5, now() - make_interval(secs => made)
     from generate_series(1, 3) made`,
  );
  await admin.query(
    `insert into images (id, property_id, image_id, source_url, working_path, thumbnail_path, content_type,
       width, height, bytes, sha256, working_sha256)
     select gen_random_uuid(), id, 'photo', '', '', '', 'image/jpeg', 1, 1, 5000000000, '', '' from properties
     order by created_at limit 2`,
  );
  await admin.query(
    `insert into image_placements (id, property_id, photo_id, image_id, direction)
     select gen_random_uuid(), property_id, id, image_id, 'north' from images limit 1`,
  );
});
afterAll(() => database.close());

const queries = {
  'columns of one table': () =>
    drizzle(database.admin).select().from(properties).orderBy(asc(properties.createdAt)),
  'columns and expressions by name': () =>
    drizzle(database.admin)
      .select({
        id: properties.id,
        address: sql<string>`upper(${properties.address})`,
        made: properties.createdAt,
      })
      .from(properties)
      .orderBy(asc(properties.createdAt)),
  'joined tables, some of which have no row': () =>
    drizzle(database.admin)
      .select()
      .from(properties)
      .leftJoin(images, eq(images.propertyId, properties.id))
      .leftJoin(imagePlacements, eq(imagePlacements.photoId, images.id))
      .orderBy(asc(properties.createdAt)),
  'a joined query with an expression': () => {
    const admin = drizzle(database.admin);
    const photos = admin
      .select({
        id: images.id,
        bytes: images.bytes,
        count: sql<number>`count(*) over ()`.mapWith(Number).as('photo_count'),
      })
      .from(images)
      .where(eq(images.propertyId, properties.id))
      .as('photos');
    return admin
      .select()
      .from(properties)
      .leftJoinLateral(photos, sql`true`)
      .orderBy(asc(properties.createdAt));
  },
  'what an expression beside a table says': () =>
    drizzle(database.admin)
      .select({
        property: properties,
        photos: { count: sql<string>`count(*) over ()` },
      })
      .from(properties)
      .orderBy(asc(properties.createdAt)),
};

it.each(Object.entries(queries))(
  'rows made by a plan are those of Drizzle: %s',
  async (what, query) => {
    const planned = query().prepare(what);
    mapRowsByPlan(planned);
    expect(Reflect.get(planned, 'customResultMapper')).toBeTypeOf('function');
    const rows = await planned.execute();
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(await query());
  },
);
