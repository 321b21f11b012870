/**
 * The yardstick of the API: the product's operations as plain Hono handlers with the same statements, role, policies, limits and
 * driver, and nothing else: no schemas, no error catalog, no log, no security headers.
 */
import { createHmac, createSecretKey, randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { jwtVerify } from 'jose';
import pg from 'pg';
import { z } from 'zod';
import { toPlace } from '@dss/domain';
import { createUrlSigner } from '../../../apps/server/src/photos/signed-urls.ts';

const settings = z
  .object({ PORT: z.coerce.number(), DATABASE_URL: z.string(), SIGNING_SECRET: z.string() })
  .parse(process.env);
const secret = Buffer.from(settings.SIGNING_SECRET);
const key = createSecretKey(secret);
const signer = createUrlSigner(secret);
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: 20, pipeline: true });
const app = new Hono();

type Rows = Promise<pg.QueryResult<Record<string, unknown>>>;
/** Sends a statement that each connection prepares once, under a name made of its text. */
type Query = (text: string, values: readonly unknown[]) => Rows;

const named = new Map<string, string>();
const nameOf = (text: string) => {
  const known = named.get(text) ?? `statement ${named.size}`;
  named.set(text, known);
  return known;
};

async function verified(token: string): Promise<string> {
  const { payload } = await jwtVerify(token, key, { audience: 'visitor' });
  return payload.sub ?? '';
}

/** A transaction: its statements, of which the last are named, because the commit travels with them. */
interface Work {
  readonly query: Query;
  /** Waits for what was sent last, and for the commit behind it. */
  readonly last: <Sent extends readonly Rows[] | []>(
    sent: Sent,
  ) => Promise<{ -readonly [Place in keyof Sent]: Awaited<Sent[Place]> }>;
  readonly visitorId: string;
}

/** One transaction with the rights of the visitor whose token the request brings; who asks, rights and work travel together. */
async function asVisitor<Result>(
  context: Context,
  work: (transaction: Work) => Promise<Result>,
): Promise<Result> {
  const token = (context.req.header('Authorization') ?? '').slice('Bearer '.length);
  const visitorId = await verified(token);
  const client = await pool.connect();
  const query: Query = (text, values) => {
    // One write for what is sent together, as the product does.
    client.connection.stream.cork();
    process.nextTick(() => client.connection.stream.uncork());
    return client.query({ name: nameOf(text), text, values: [...values] });
  };
  try {
    const opening = [
      client.query('begin'),
      query(
        `select set_config('role', $1, true), set_config('app.actor_kind', $2, true), set_config('app.actor_id', $3, true)`,
        ['dss_visitor', 'visitor', visitorId],
      ),
      query('select app.require_active_visitor()', []),
    ];
    const last: Work['last'] = async (sent) => {
      const [answers] = await Promise.all([Promise.all(sent), client.query('commit')]);
      return answers;
    };
    const [result] = await Promise.all([work({ query, last, visitorId }), ...opening]);
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Counts a write for its visitor and network, with the product's own function. */
function count(query: Query, limit: string, visitorId: string): Rows {
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const buckets = [hash(limit, visitorId), hash(limit, 'network', '127.0.0.1')].map((bucket) => ({
    bucket,
    event: null,
    amount: 1,
    max: 100_000_000,
    window_ms: 60_000,
  }));
  return query('select true as counted from app.count_or_refuse($1::jsonb, $2::timestamptz)', [
    JSON.stringify(buckets),
    new Date().toISOString(),
  ]);
}

const propertySchema = z.object({
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
});

/** The columns of a new property that have their defaults. */
const unsaid = {
  user_id: null,
  place_id: null,
  outline: null,
  address_lat: null,
  address_lng: null,
  front_faces: null,
  missing_sides: [],
  photos_removed_after_finding: 0,
};

app.post('/api/properties', async (context) => {
  const { address, lat, lng } = propertySchema.parse(await context.req.json());
  const said = {
    id: randomUUID(),
    address,
    address_formatted: address,
    typed_address: address,
    coordinates_source: 'picked',
    lat,
    lng,
  };
  const made = await asVisitor(context, async ({ query, last, visitorId }) => {
    const [{ rows }] = await last([
      query(
        `with made as (
           insert into properties (${Object.keys(said).join(', ')}) values ($1, $2, $3, $4, $5, $6, $7))
         select now() as created_at`,
        Object.values(said),
      ),
      count(query, 'createProperty', visitorId),
    ]);
    return rows[0];
  });
  return context.json({ ...said, ...unsaid, ...made }, 201);
});

app.get('/api/properties/:id', async (context) => {
  const [{ rows }] = await asVisitor(context, ({ query, last }) =>
    last([query('select * from properties where id = $1', [context.req.param('id')])]),
  );
  return context.json(rows[0] ?? null);
});

app.get('/api/properties/:id/photos', async (context) => {
  const id = context.req.param('id');
  const [, { rows }] = await asVisitor(context, ({ query, last }) =>
    last([
      query('select id from properties where id = $1', [id]),
      query(
        `select images.*, to_jsonb(image_placements) as placement from images
         left join image_placements on image_placements.photo_id = images.id
         where images.property_id = $1 order by images.created_at, images.id`,
        [id],
      ),
    ]),
  );
  return context.json({ photos: rows.map(signed) });
});

app.get('/api/properties/:id/analyses', async (context) => {
  const id = context.req.param('id');
  const [, { rows }, hazards] = await asVisitor(context, ({ query, last }) =>
    last([
      query('select id from properties where id = $1', [id]),
      query(
        'select * from analyses where property_id = $1 order by created_at desc, id desc limit 1',
        [id],
      ),
      query(
        `select * from hazards where analysis_id in (
           select id from analyses where property_id = $1 order by created_at desc, id desc limit 1)
         order by position`,
        [id],
      ),
      query('select next_try_at from model_retries where property_id = $1', [id]),
    ]),
  );
  return context.json({ analyses: rows.map((row) => ({ ...row, hazards: hazards.rows })) });
});

app.get('/api/properties/:id/analysis-job', async (context) => {
  const id = context.req.param('id');
  const [, { rows }] = await asVisitor(context, ({ query, last }) =>
    last([
      query('select id from properties where id = $1', [id]),
      query(
        `select analysis_jobs.*, analyses.id as analysis_id from analysis_jobs
         left join analyses on analyses.job_id = analysis_jobs.id
         where analysis_jobs.property_id = $1 order by analysis_jobs.created_at desc limit 1`,
        [id],
      ),
    ]),
  );
  return context.json({ job: rows[0] });
});

const placementSchema = z.object({
  caption: z.string(),
  direction: z.string(),
  area: z.string(),
  x_rel: z.number(),
  y_rel: z.number(),
});

const houseSchema = z.object({
  lat: z.number(),
  lng: z.number(),
  photo_id: z.string(),
  placement_id: z.string().nullable(),
});

app.put('/api/properties/:id/photos/:imageId/placement', async (context) => {
  const { id, imageId } = context.req.param();
  const fields = placementSchema.parse(await context.req.json());
  const row = await asVisitor(context, async ({ query, last, visitorId }) => {
    const [, found] = await Promise.all([
      query('select true as taken from pg_advisory_xact_lock(hashtextextended($1::text, 0))', [id]),
      query(
        `select properties.lat, properties.lng, front_faces, images.id as photo_id,
           image_placements.id as placement_id from properties
         left join images on images.property_id = properties.id and images.image_id = $2
         left join image_placements on image_placements.photo_id = images.id
         where properties.id = $1`,
        [id, imageId],
      ),
    ]);
    const {
      photo_id: photoId,
      placement_id: placementId,
      ...pin
    } = houseSchema.parse(found.rows[0]);
    const { lat, lng } = toPlace(pin, { xRel: fields.x_rel, yRel: fields.y_rel });
    const made = {
      id: randomUUID(),
      photo_id: photoId,
      property_id: id,
      image_id: imageId,
      ...fields,
      updated_at: new Date().toISOString(),
      lat,
      lng,
    };
    const names = Object.keys(made);
    const insert = `insert into image_placements (${names.join(', ')})
      values (${names.map((_name, index) => `$${index + 1}`).join(', ')})`;
    if (placementId === null) {
      await last([query(insert, Object.values(made)), count(query, 'edit', visitorId)]);
      return made;
    }
    const [{ rows }] = await last([
      query(
        `${insert}
         on conflict (photo_id) do update set x_rel = excluded.x_rel, y_rel = excluded.y_rel,
           lat = excluded.lat, lng = excluded.lng, caption = excluded.caption, direction = excluded.direction, area = excluded.area,
           updated_at = excluded.updated_at
         returning *`,
        Object.values(made),
      ),
      count(query, 'edit', visitorId),
    ]);
    return rows[0];
  });
  return context.json(row);
});

app.get('/api/properties', async (context) => {
  const [{ rows }] = await asVisitor(context, ({ query, last }) =>
    last([
      query(
        `select shown.*, coalesce(photos, 0) as photo_count, to_jsonb(first_photo) as first_photo,
           to_jsonb(newest_result) as newest_result
         from (
           select properties.* from (
             select property_id from property_grants where "right" = 'own'
             order by property_created_at desc, property_id desc limit 41) owned
           join properties on properties.id = owned.property_id) shown
         left join photo_counts on photo_counts.property_id = shown.id
         left join lateral (
           select id, property_id, urls_signed_at from images where property_id = shown.id
           order by created_at, id limit 1) first_photo on true
         left join lateral (
           select created_at, dss_score as score, band, provisional, range, confidence_percent, exposure
           from analyses where property_id = shown.id order by created_at desc, id desc limit 1)
           newest_result on true
         order by shown.created_at desc, shown.id desc`,
        [],
      ),
    ]),
  );
  const photoSchema = z.record(z.string(), z.unknown()).nullable();
  const properties = rows.slice(0, 40).map(({ first_photo, ...row }) => {
    const photo = photoSchema.parse(first_photo);
    return { ...row, thumbnail_url: photo && signed(photo).thumbnail_url };
  });
  return context.json({ properties });
});

function signed(row: Record<string, unknown>) {
  const signedAt = row['urls_signed_at'];
  const [propertyId, photoId] = [String(row['property_id']), String(row['id'])];
  const urlOf = (variant: 'working' | 'thumbnail') =>
    signer.sign(
      { propertyId, photoId, variant },
      signedAt instanceof Date ? signedAt : new Date(String(signedAt)),
    );
  return { ...row, signed_url: urlOf('working'), thumbnail_url: urlOf('thumbnail') };
}

serve({ fetch: app.fetch, port: settings.PORT, hostname: '127.0.0.1' }, () => {
  process.stdout.write('ready\n');
});
