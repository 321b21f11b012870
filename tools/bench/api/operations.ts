import { createSecretKey, randomUUID } from 'node:crypto';
import { toPlace } from '@dss/domain';
import { SignJWT } from 'jose';
import type { OwnedHomes } from '../homes.ts';
import type { LoadOrder } from '../send-load.ts';

export type Request = LoadOrder['requests'][number];

/** A photo that has no placement. */
export interface UnplacedPhoto {
  readonly visitorId: string;
  readonly propertyId: string;
  readonly photoId: string;
  readonly imageId: string;
}

/** What the requests are about. */
export interface Rows {
  /** Visitors with 20 homes each. */
  readonly visitors: readonly OwnedHomes[];
  /** Visitors by how many homes they have. */
  readonly lists: ReadonlyMap<number, OwnedHomes>;
  readonly unplaced: readonly UnplacedPhoto[];
}

/** Something that the product's pages do, as requests to the product and to `@supabase/lite`. */
export interface Operation {
  readonly name: string;
  readonly kind: 'read' | 'insert';
  readonly ours: readonly Request[];
  readonly lites: readonly Request[];
}

/** By which created properties and placements are found again, and removed. */
export const createdAddress = 'A home of the bench';
export const writtenCaption = 'Written by the bench';

/** The reading with the most different requests. */
export const pageData = "read the property page's data";

const placement = { caption: writtenCaption, area: 'Roof', x_rel: 0.5, y_rel: 0.25 };
const home = { lat: 38.6, lng: -121.3 };
const json = { 'Content-Type': 'application/json' };

/** The operations that are measured, with the tokens of both sides. */
export async function makeOperations(rows: Rows, secret: string): Promise<Operation[]> {
  const owners = [...rows.visitors, ...rows.lists.values()].map(({ visitorId }) => visitorId);
  const key = createSecretKey(Buffer.from(secret));
  const sign = (claims: Record<string, string>, audience: string, visitorId: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(visitorId)
      .setAudience(audience)
      .setExpirationTime('1d')
      .sign(key);
  const ours = new Map<string, string>();
  const lites = new Map<string, string>();
  for (const id of owners) {
    ours.set(id, await sign({}, 'visitor', id));
    lites.set(id, await sign({ role: 'dss_visitor' }, 'authenticated', id));
  }
  const as = (tokens: ReadonlyMap<string, string>, visitorId: string) => ({
    Authorization: `Bearer ${tokens.get(visitorId)}`,
  });
  const get = (tokens: ReadonlyMap<string, string>, visitorId: string, path: string): Request => ({
    method: 'GET',
    path,
    headers: as(tokens, visitorId),
  });

  const homes = rows.visitors.flatMap(({ visitorId, propertyIds }) =>
    propertyIds.map((propertyId) => ({ visitorId, propertyId })),
  );
  const creations = rows.visitors.map(({ visitorId }) => visitorId);

  return [
    {
      name: 'create a property',
      kind: 'insert',
      ours: creations.map((visitorId) => ({
        method: 'POST',
        path: '/api/properties',
        headers: { ...as(ours, visitorId), ...json },
        body: JSON.stringify({ address: createdAddress, ...home }),
      })),
      lites: creations.map((visitorId) => ({
        method: 'POST',
        path: '/rest/v1/rpc/bench_create_property',
        headers: { ...as(lites, visitorId), ...json },
        body: JSON.stringify({ address: createdAddress, ...home }),
      })),
    },
    {
      name: 'read a property',
      kind: 'read',
      ours: homes.map(({ visitorId, propertyId }) =>
        get(ours, visitorId, `/api/properties/${propertyId}`),
      ),
      lites: homes.map(({ visitorId, propertyId }) =>
        get(lites, visitorId, `/rest/v1/properties?id=eq.${propertyId}`),
      ),
    },
    {
      name: pageData,
      kind: 'read',
      ours: homes.flatMap(({ visitorId, propertyId }) =>
        ['', '/photos', '/analyses?limit=1', '/analysis-job'].map((part) =>
          get(ours, visitorId, `/api/properties/${propertyId}${part}`),
        ),
      ),
      lites: homes.flatMap(({ visitorId, propertyId }) =>
        [
          `properties?id=eq.${propertyId}`,
          `images?property_id=eq.${propertyId}&select=*,image_placements(*)&order=created_at,id`,
          `analyses?property_id=eq.${propertyId}&select=*,hazards(*)&order=created_at.desc,id.desc&limit=1`,
          `analysis_jobs?property_id=eq.${propertyId}&order=created_at.desc&limit=1`,
        ].map((part) => get(lites, visitorId, `/rest/v1/${part}`)),
      ),
    },
    {
      name: 'add a placement',
      kind: 'insert',
      ours: rows.unplaced.map(({ visitorId, propertyId, imageId }) => ({
        method: 'PUT',
        path: `/api/properties/${propertyId}/photos/${imageId}/placement`,
        headers: { ...as(ours, visitorId), ...json },
        body: JSON.stringify({ ...placement, direction: 'north' }),
      })),
      lites: rows.unplaced.map(({ visitorId, propertyId, photoId, imageId }) => ({
        method: 'POST',
        path: '/rest/v1/image_placements',
        headers: { ...as(lites, visitorId), ...json, Prefer: 'return=representation' },
        body: JSON.stringify({
          id: randomUUID(),
          property_id: propertyId,
          photo_id: photoId,
          image_id: imageId,
          ...placement,
          // The product and the bare handler read the pin and compute this.
          ...toPlace(home, { xRel: placement.x_rel, yRel: placement.y_rel }),
          direction: 'north',
        }),
      })),
    },
    ...[...rows.lists].map(([count, { visitorId }]): Operation => ({
      name: `list ${count === 1 ? 'one home' : `${count} homes`}`,
      kind: 'read',
      ours: [get(ours, visitorId, '/api/properties')],
      lites: [get(lites, visitorId, '/rest/v1/bench_homes?order=listed_at.desc,id.desc&limit=40')],
    })),
  ];
}
