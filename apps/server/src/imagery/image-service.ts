import type { LatLng, MercatorBox, TileAddress } from '@dss/domain';
import { z } from 'zod';
import { fetchBytes, fetchJson, type Answer } from '../external-http/index.ts';

const service = 'Image service';
/** It puts the picture together while we wait. */
const exportMs = 25_000;
const identifyMs = 8000;
const maxPictureBytes = 8 * 1024 * 1024;
const maxJsonBytes = 1024 * 1024;

/** Pictures of any square of ground. Failures are thrown as `ExternalServiceError`. */
export interface ImageService {
  /** Exactly this square, `pixels` wide and high, as the service encoded it. */
  picture(box: MercatorBox, pixels: number): Promise<Answer>;
  /** When the picture of a place was taken, where the service tells: year, month and day. */
  capturedOn(place: LatLng): Promise<string | null>;
}

const identifiedSchema = z.object({
  catalogItems: z
    .object({
      features: z.array(z.object({ attributes: z.record(z.string(), z.unknown()) })),
    })
    .nullish(),
  /** How much of the pixel each of them makes up, the uppermost first. */
  catalogItemVisibilities: z.array(z.number()).nullish(),
});

/** An ArcGIS image service (its operations exportImage and identify), such as NAIP Plus of the USGS. */
export function createImageService(baseUrl: string): ImageService {
  const urlOf = (operation: string, parameters: Readonly<Record<string, string>>) => {
    const url = new URL(`${baseUrl}/${operation}`);
    url.search = new URLSearchParams(parameters).toString();
    return url;
  };
  return {
    picture: ({ west, south, east, north }, pixels) =>
      fetchBytes({
        service,
        timeoutMs: exportMs,
        maxBytes: maxPictureBytes,
        url: urlOf('exportImage', {
          bbox: [west, south, east, north].join(','),
          bboxSR: '3857',
          imageSR: '3857',
          size: `${pixels},${pixels}`,
          format: 'jpg',
          compressionQuality: '90',
          pixelType: 'U8',
          // Red, green and blue; the fourth is infrared.
          bandIds: '0,1,2',
          interpolation: 'RSP_BilinearInterpolation',
          f: 'image',
        }),
      }),
    capturedOn: async ({ lat, lng }) => {
      const answer = await fetchJson({
        service,
        timeoutMs: identifyMs,
        maxBytes: maxJsonBytes,
        url: urlOf('identify', {
          geometry: JSON.stringify({ x: lng, y: lat, spatialReference: { wkid: 4326 } }),
          geometryType: 'esriGeometryPoint',
          returnGeometry: 'false',
          returnCatalogItems: 'true',
          f: 'json',
        }),
      });
      return dateOf(answer);
    },
  };
}

/** The date of what lies uppermost. */
function dateOf(answer: unknown): string | null {
  const { data } = identifiedSchema.safeParse(answer);
  const visibilities = data?.catalogItemVisibilities ?? [];
  const uppermost = data?.catalogItems?.features.find(
    (_feature, index) => (visibilities[index] ?? 1) > 0,
  );
  const named = Object.entries(uppermost?.attributes ?? {}).find(
    ([name]) => name.toLowerCase() === 'acquisition_date',
  );
  return named === undefined ? null : toDate(named[1]);
}

/** A date as ArcGIS writes it: milliseconds since 1970, or a text that begins with it. */
function toDate(value: unknown): string | null {
  const text =
    typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 8.64e15
      ? new Date(value).toISOString()
      : String(value);
  return z.iso.date().safeParse(text.slice(0, 10)).data ?? null;
}

const timeoutMs = 10_000;
const maxBytes = 1024 * 1024;

/** Ready-made tiles of large areas. Failures are thrown as `ExternalServiceError`. */
export type TileService = (tile: TileAddress) => Promise<Answer>;

/** @param template an address with `{z}`, `{x}` and `{y}` in it */
export function createTileService(template: string): TileService {
  return (tile) =>
    fetchBytes({
      service: 'Tile service',
      timeoutMs,
      maxBytes,
      url: new URL(
        template
          .replaceAll('{z}', String(tile.z))
          .replaceAll('{x}', String(tile.x))
          .replaceAll('{y}', String(tile.y)),
      ),
    });
}
