import { z } from '@hono/zod-openapi';
import { DssError, imageryTilesSchema, propertyImagerySchema, type Attribution } from '@dss/domain';
import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import type { Clock } from '../clock/index.ts';
import { asOwner, tables, type Actor, type Database } from '../db/index.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { readingErrors, json } from '../http/describe-responses.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { picturePixels, tileZooms, type Imagery } from './imagery.ts';
import type { PictureUrls } from './picture-urls.ts';

export interface ImageryRoutesDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly rateLimiter: RateLimiter;
  readonly imagery: Imagery;
  readonly pictureUrls: PictureUrls;
  /** Credits for the sources of the pictures. */
  readonly imageryAttribution: readonly Attribution[];
}

const tags = ['Imagery'];

const propertyImageryRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/imagery',
  operationId: 'readPropertyImagery',
  access: 'owner',
  tags,
  summary: "The aerial picture of exactly the property's map view",
  description:
    'Seconds slow the first time. `url` shows the picture to whoever has it, for an hour or longer. `attribution` is to be shown with it.',
  request: { params: propertyParams },
  responses: {
    200: json(propertyImagerySchema, 'Where the picture is'),
    ...readingErrors(
      'invalid_property_id',
      'property_not_found',
      'coordinates_missing',
      'imagery_missing',
      'imagery_unavailable',
      'too_many_requests',
    ),
  },
});

const tilesRoute = defineRoute({
  method: 'get',
  path: '/api/imagery/tiles',
  operationId: 'describeImageryTiles',
  access: 'anyone',
  tags,
  summary: 'What aerial tiles there are, for a map that moves',
  responses: { 200: json(imageryTilesSchema, 'The tiles'), ...readingErrors('imagery_missing') },
});

const place = z.string().regex(/^\d{1,6}$/);

const tileRoute = defineRoute({
  method: 'get',
  path: '/api/imagery/tiles/{z}/{x}/{y}',
  operationId: 'readImageryTile',
  access: 'anyone',
  tags,
  summary: 'An aerial tile of the United States',
  request: { params: z.object({ z: place, x: place, y: place }) },
  responses: {
    200: {
      description: '256 x 256 pixels',
      content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...readingErrors('imagery_missing', 'imagery_unavailable', 'too_many_requests'),
  },
});

const daySeconds = 24 * 60 * 60;

export function createImageryRoutes({
  db,
  clock,
  rateLimiter,
  imagery,
  pictureUrls,
  imageryAttribution,
}: ImageryRoutesDependencies) {
  /** Only requests to external services are counted. */
  const counting = (context: Context<HttpEnv>) => async () => {
    const requester = rateLimiter.requester(context);
    await db.asActor(requester.actor, (tx) =>
      rateLimiter.count(tx, requester, [{ limit: 'aerialPicture' }]),
    );
  };
  return createRouter()
    .openapi(propertyImageryRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const center = await readCenter(db, context.var.actor, id);
      const { name, capturedOn } = await imagery.ofMapView(center, counting(context));
      context.header('Cache-Control', 'private, no-cache');
      return context.json(
        {
          url: pictureUrls.sign(name, clock()),
          pixels: picturePixels,
          captured_on: capturedOn,
          attribution: [...imageryAttribution],
        },
        200,
      );
    })
    .openapi(tilesRoute, (context) => {
      if (!imagery.hasTiles) throw new DssError('imagery_missing');
      return context.json(
        {
          url_template: '/api/imagery/tiles/{z}/{x}/{y}',
          min_zoom: tileZooms.min,
          max_zoom: tileZooms.max,
          attribution: [...imageryAttribution],
        },
        200,
      );
    })
    .openapi(tileRoute, async (context) => {
      const { z: zoom, x, y } = context.req.valid('param');
      const tile = { z: Number(zoom), x: Number(x), y: Number(y) };
      const jpeg = await imagery.tile(tile, counting(context));
      return context.body(new Uint8Array(jpeg), 200, {
        'Content-Type': 'image/jpeg',
        'Cache-Control': `private, max-age=${daySeconds}`,
      });
    });
}

/** Serves pictures of map views to clients with a signed URL. */
export function createPictureRoutes({
  clock,
  imagery,
  pictureUrls,
}: Pick<ImageryRoutesDependencies, 'clock' | 'imagery' | 'pictureUrls'>) {
  return new Hono<HttpEnv>().get('/imagery/:name', async (context) => {
    const name = context.req.param('name');
    const expires = context.req.query('expires') ?? '';
    const signature = context.req.query('signature') ?? '';
    const secondsLeft = pictureUrls.secondsLeft(name, expires, signature, clock());
    const jpeg = await imagery.read(name);
    if (jpeg === null) throw new DssError('imagery_missing');
    return context.body(new Uint8Array(jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': `private, max-age=${secondsLeft}`,
      'Referrer-Policy': 'no-referrer',
    });
  });
}

/** @throws DssError `property_not_found`, `coordinates_missing` */
async function readCenter(db: Database, actor: Actor | null, id: string) {
  const { properties } = tables;
  const [row] = await asOwner(db, actor, id, async (tx) => {
    return tx
      .select({ lat: properties.lat, lng: properties.lng })
      .from(properties)
      .where(eq(properties.id, id));
  });
  if (row === undefined) throw new DssError('property_not_found');
  const { lat, lng } = row;
  if (lat === null || lng === null) throw new DssError('coordinates_missing');
  return { lat, lng };
}
