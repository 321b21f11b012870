import { createSecretKey } from 'node:crypto';
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

/** Something that the product's pages do. */
export interface Operation {
  readonly name: string;
  readonly kind: 'read' | 'insert';
  readonly requests: readonly Request[];
}

/** By which created properties and placements are found again, and removed. */
export const createdAddress = 'A home of the bench';
export const writtenCaption = 'Written by the bench';

/** The reading with the most different requests. */
export const pageData = "read the property page's data";

const placement = { caption: writtenCaption, area: 'Roof', x_rel: 0.5, y_rel: 0.25 };
const home = { lat: 38.6, lng: -121.3 };
const json = { 'Content-Type': 'application/json' };

/** The operations that are measured. */
export async function makeOperations(rows: Rows, secret: string): Promise<Operation[]> {
  const owners = [...rows.visitors, ...rows.lists.values()].map(({ visitorId }) => visitorId);
  const key = createSecretKey(Buffer.from(secret));
  const tokens = new Map<string, string>();
  for (const id of owners) {
    const token = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject(id);
    tokens.set(id, await token.setAudience('visitor').sign(key));
  }
  const as = (visitorId: string) => ({ Authorization: `Bearer ${tokens.get(visitorId)}` });
  const get = (visitorId: string, path: string): Request => ({
    method: 'GET',
    path,
    headers: as(visitorId),
  });

  const homes = rows.visitors.flatMap(({ visitorId, propertyIds }) =>
    propertyIds.map((propertyId) => ({ visitorId, propertyId })),
  );
  const creations = rows.visitors.map(({ visitorId }) => visitorId);

  return [
    {
      name: 'create a property',
      kind: 'insert',
      requests: creations.map((visitorId) => ({
        method: 'POST',
        path: '/api/properties',
        headers: { ...as(visitorId), ...json },
        body: JSON.stringify({ address: createdAddress, ...home }),
      })),
    },
    {
      name: 'read a property',
      kind: 'read',
      requests: homes.map(({ visitorId, propertyId }) =>
        get(visitorId, `/api/properties/${propertyId}`),
      ),
    },
    {
      name: pageData,
      kind: 'read',
      requests: homes.flatMap(({ visitorId, propertyId }) =>
        ['', '/photos', '/analyses?limit=1', '/analysis-job'].map((part) =>
          get(visitorId, `/api/properties/${propertyId}${part}`),
        ),
      ),
    },
    {
      name: 'add a placement',
      kind: 'insert',
      requests: rows.unplaced.map(({ visitorId, propertyId, imageId }) => ({
        method: 'PUT',
        path: `/api/properties/${propertyId}/photos/${imageId}/placement`,
        headers: { ...as(visitorId), ...json },
        body: JSON.stringify({ ...placement, direction: 'north' }),
      })),
    },
    ...[...rows.lists].map(([count, { visitorId }]): Operation => ({
      name: `list ${count === 1 ? 'one home' : `${count} homes`}`,
      kind: 'read',
      requests: [get(visitorId, '/api/properties')],
    })),
  ];
}
