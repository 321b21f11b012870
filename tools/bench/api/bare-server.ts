/**
 * The yardstick of the API: the product's operations as plain Hono handlers with the same statements, role, policies, limits and
 * driver, and nothing else: no schemas, no error catalog, no log, no security headers.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { jwtVerify } from 'jose';
import pg from 'pg';
import { z } from 'zod';
import { createUrlSigner } from '../../../apps/server/src/photos/index.ts';

const settings = z
  .object({ PORT: z.coerce.number(), DATABASE_URL: z.string(), SIGNING_SECRET: z.string() })
  .parse(process.env);
const secret = Buffer.from(settings.SIGNING_SECRET);
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

/** One transaction with the rights of the visitor whose token the request brings; who asks, rights and work travel together. */
async function asVisitor<Result>(
  context: Context,
  work: (query: Query, visitorId: string) => Promise<Result>,
): Promise<Result> {
  const token = (context.req.header('Authorization') ?? '').slice('Bearer '.length);
  const { payload } = await jwtVerify(token, secret, { audience: 'visitor' });
  const visitorId = payload.sub ?? '';
  const client = await pool.connect();
  try {
    const query: Query = (text, values) =>
      client.query({ name: nameOf(text), text, values: [...values] });
    const sent = [
      client.query('begin'),
      query(
        `select set_config('role', 'dss_visitor', true), set_config('app.actor_kind', 'visitor', true),
           set_config('app.actor_id', $1, true)`,
        [visitorId],
      ),
      query('select id from visitors where id = $1 and ended_at is null', [visitorId]),
    ];
    const result = await work(query, visitorId);
    const [, , visitor] = await Promise.all(sent);
    if (visitor?.rows.length !== 1) throw new Error('the visitor is unknown');
    await client.query('commit');
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
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const buckets = [hash(limit, visitorId), hash(limit, 'network', '127.0.0.1')].map((bucket) => ({
    bucket,
    event: null,
    amount: 1,
    max: 100_000_000,
    window_ms: 60_000,
  }));
  return query('select refused_by, wait_ms from app.count_event($1::jsonb, $2)', [
    JSON.stringify(buckets),
    new Date().toISOString(),
  ]);
}

const propertySchema = z.object({
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
});

app.post('/api/properties', async (context) => {
  const { address, lat, lng } = propertySchema.parse(await context.req.json());
  const id = randomUUID();
  const row = await asVisitor(context, async (query, visitorId) => {
    const [, made] = await Promise.all([
      query(
        `insert into properties (id, address, address_formatted, typed_address, coordinates_source, lat, lng)
         values ($1, $2, $2, $2, 'picked', $3, $4)`,
        [id, address, lat, lng],
      ),
      query('select * from properties where id = $1', [id]),
      count(query, 'createProperty', visitorId),
    ]);
    return made.rows[0];
  });
  return context.json(row, 201);
});

app.get('/api/properties/:id', async (context) => {
  const { rows } = await asVisitor(context, (query) =>
    query('select * from properties where id = $1', [context.req.param('id')]),
  );
  return context.json(rows[0] ?? null);
});

app.get('/api/properties/:id/photos', async (context) => {
  const id = context.req.param('id');
  const photos = await asVisitor(context, async (query) => {
    const [, , found] = await Promise.all([
      query('select id from properties where id = $1', [id]),
      query('select app.renew_photo_urls($1, $2)', [id, new Date().toISOString()]),
      query(
        `select images.*, to_jsonb(image_placements) as placement from images
         left join image_placements on image_placements.photo_id = images.id
         where images.property_id = $1 order by images.created_at, images.id`,
        [id],
      ),
    ]);
    return found.rows.map(signed);
  });
  return context.json({ photos });
});

app.get('/api/properties/:id/analyses', async (context) => {
  const id = context.req.param('id');
  const analyses = await asVisitor(context, async (query) => {
    const [, found] = await Promise.all([
      query('select id from properties where id = $1', [id]),
      query(
        'select * from analyses where property_id = $1 order by created_at desc, id desc limit 1',
        [id],
      ),
    ]);
    const [hazards] = await Promise.all([
      query('select * from hazards where analysis_id = any($1) order by position', [
        found.rows.map((row) => row['id']),
      ]),
      query('select property_id, next_try_at from model_retries where property_id = $1', [id]),
    ]);
    return found.rows.map((row) => ({ ...row, hazards: hazards.rows }));
  });
  return context.json({ analyses });
});

app.get('/api/properties/:id/analysis-job', async (context) => {
  const id = context.req.param('id');
  const job = await asVisitor(context, async (query) => {
    const [, found] = await Promise.all([
      query('select id from properties where id = $1', [id]),
      query(
        `select analysis_jobs.*, analyses.id as analysis_id from analysis_jobs
         left join analyses on analyses.job_id = analysis_jobs.id
         where analysis_jobs.property_id = $1 order by analysis_jobs.created_at desc limit 1`,
        [id],
      ),
    ]);
    return found.rows[0];
  });
  return context.json({ job });
});

const placementSchema = z.object({
  caption: z.string(),
  direction: z.string(),
  area: z.string(),
  x_rel: z.number(),
  y_rel: z.number(),
});

app.put('/api/properties/:id/photos/:imageId/placement', async (context) => {
  const { id, imageId } = context.req.param();
  const fields = placementSchema.parse(await context.req.json());
  const row = await asVisitor(context, async (query, visitorId) => {
    const [, , , , photo] = await Promise.all([
      count(query, 'edit', visitorId),
      query('select id from properties where id = $1', [id]),
      query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id]),
      query('select lat, lng, front_faces from properties where id = $1', [id]),
      query('select id from images where property_id = $1 and image_id = $2', [id, imageId]),
    ]);
    const { rows } = await query(
      `insert into image_placements
         (id, photo_id, property_id, image_id, x_rel, y_rel, caption, direction, area, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (photo_id) do update set x_rel = excluded.x_rel, y_rel = excluded.y_rel,
         caption = excluded.caption, direction = excluded.direction, area = excluded.area,
         updated_at = excluded.updated_at
       returning *`,
      [
        randomUUID(),
        photo.rows[0]?.['id'],
        id,
        imageId,
        fields.x_rel,
        fields.y_rel,
        fields.caption,
        fields.direction,
        fields.area,
        new Date().toISOString(),
      ],
    );
    return rows[0];
  });
  return context.json(row);
});

app.get('/api/properties', async (context) => {
  const properties = await asVisitor(context, async (query) => {
    const { rows } = await query(
      `select * from properties where id in (select property_id from property_grants)
       order by created_at desc, id desc limit 41`,
      [],
    );
    const shown = rows.slice(0, 40);
    const ids = shown.map((row) => row['id']);
    const [counts, , thumbnails, results] = await Promise.all([
      query(
        'select property_id, count(*)::int as photos from images where property_id = any($1) group by property_id',
        [ids],
      ),
      query('select app.renew_photo_urls(id, $2) from unnest($1::uuid[]) as id', [
        ids,
        new Date().toISOString(),
      ]),
      query(
        `select distinct on (property_id) * from images where property_id = any($1)
         order by property_id, created_at, id`,
        [ids],
      ),
      query(
        `select property_id, created_at, dss_score as score, band, provisional, range, confidence_percent
         from analyses where id in (
           select distinct on (property_id) id from analyses where property_id = any($1)
           order by property_id, created_at desc, id desc)`,
        [ids],
      ),
    ]);
    const by = (found: pg.QueryResult<Record<string, unknown>>) =>
      new Map(found.rows.map((row) => [row['property_id'], row]));
    const [countOf, thumbnailOf, resultOf] = [by(counts), by(thumbnails), by(results)];
    return shown.map((row) => {
      const first = thumbnailOf.get(row['id']);
      const result = resultOf.get(row['id']);
      return {
        ...row,
        photo_count: countOf.get(row['id'])?.['photos'] ?? 0,
        thumbnail_url: first === undefined ? null : signed(first).thumbnail_url,
        newest_result: result,
      };
    });
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
