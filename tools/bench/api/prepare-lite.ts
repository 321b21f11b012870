import { access, mkdir, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { photoLimits } from '@dss/domain';
import type pg from 'pg';
import { root } from '../child-program.ts';
import { secret } from '../product.ts';

export const liteVersion = '0.10.0';

/**
 * Installs `@supabase/lite` if it is missing. It is 154 MB that only this comparison needs, so it isn't among the project's
 * packages: it has a folder of its own below `.cache`, named after its version.
 * @returns the folder
 */
export async function ensureLite(): Promise<string> {
  const folder = path.join(root, '.cache', `supabase-lite-${liteVersion}`);
  const done = path.join(folder, 'installed');
  const isInstalled = await access(done).then(
    () => true,
    () => false,
  );
  if (isInstalled) return folder;
  process.stdout.write(`Fetching @supabase/lite ${liteVersion} (154 MB, the first time only)…\n`);
  await mkdir(folder, { recursive: true });
  const dependencies = { '@supabase/lite': liteVersion, postgres: '3.4.9' };
  const packageFile = { private: true, dependencies };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(packageFile)}\n`);
  await promisify(execFile)(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, shell: process.platform === 'win32' },
  );
  await writeFile(done, '');
  return folder;
}

/**
 * Lets the database answer `@supabase/lite` as it answers the product, under the same policies: the actor may also come from the
 * claims that it sets, a new property is read in the call that creates it (before that, row-level security hides it), and the list
 * of homes is one view, which signs the thumbnails' addresses. Every side runs on the database so changed.
 */
export async function admitLite(admin: pg.Client): Promise<void> {
  for (const statement of statements) await admin.query(statement);
}

/** The two keys of HMAC-SHA-256 (RFC 2104), as SQL: the secret, filled up to 64 bytes, with each byte xor a constant. */
const [inner, outer] = [0x36, 0x5c].map((constant) => {
  const filled = Buffer.concat([Buffer.from(secret)], 64).map((byte) => byte ^ constant);
  return `'\\x${Buffer.from(filled).toString('hex')}'::bytea`;
});

const statements = [
  `create or replace function app.actor_kind() returns public.actor_kind language sql stable
   return coalesce(
     nullif(current_setting('app.actor_kind', true), ''),
     case when nullif(current_setting('request.jwt.claim.sub', true), '') is not null then 'visitor' end
   )::public.actor_kind`,
  `create or replace function app.actor_id() returns uuid language sql stable
   return coalesce(
     nullif(current_setting('app.actor_id', true), ''),
     nullif(current_setting('request.jwt.claim.sub', true), '')
   )::uuid`,
  `create function bench_create_property(address text, lat double precision, lng double precision)
   returns setof properties language plpgsql as $$
   declare made uuid := gen_random_uuid();
   begin
     insert into properties (id, address, address_formatted, typed_address, coordinates_source, lat, lng)
     values (made, $1, $1, $1, 'picked', $2, $3);
     return query select * from properties where id = made;
   end $$`,
  `grant execute on function bench_create_property to dss_visitor`,
  `create view bench_homes with (security_invoker = true) as
   select properties.*, owned.property_created_at as listed_at, coalesce(photos, 0) as photo_count,
     path || '?expires=' || expires || '&signature=' || translate(
       rtrim(encode(sha256(${outer} || sha256(${inner} || convert_to(
         'photo ' || path || ' ' || expires, 'UTF8'))), 'base64'), '='), '+/', '-_') as thumbnail_url,
     to_jsonb(newest_result) as newest_result
   from property_grants owned
   join properties on properties.id = owned.property_id
   left join photo_counts on photo_counts.property_id = properties.id
   left join lateral (
     select id as photo_id, urls_signed_at
     from images where property_id = properties.id order by created_at, id limit 1) first_photo on true
   -- What createUrlSigner makes of a thumbnail's path: null without a photo. The extension that signs in Supabase's databases isn't in
   -- every PostgreSQL.
   left join lateral (
     select '/photos/' || properties.id || '/' || photo_id || '/thumbnail' as path,
       floor(extract(epoch from date_trunc('milliseconds', urls_signed_at)) + ${photoLimits.signedUrlMs / 1000})::bigint
         as expires) signed on true
   left join lateral (
     select created_at, dss_score as score, band, provisional, range, confidence_percent
     from analyses where property_id = properties.id order by created_at desc, id desc limit 1)
     newest_result on true
   where owned."right" = 'own'`,
  `grant select on bench_homes to dss_visitor`,
];
