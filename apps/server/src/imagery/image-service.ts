import type { LatLng, MercatorBox, TileAddress } from '@dss/domain';
import { z } from 'zod';
import { fetchBytes, fetchJson, type ExternalResponse } from '../external-http/fetch-external.ts';

const service = 'Image service';
/** The service renders the picture on request, which takes time. */
const exportMs = 25_000;
const identifyMs = 8000;
const maxPictureBytes = 8 * 1024 * 1024;
const maxJsonBytes = 1024 * 1024;

/** A service with pictures of any square of ground. Failures are thrown as `ExternalServiceError`. */
export interface ImageService {
  /** A picture of exactly this square, `pixels` wide and high, as encoded by the service. */
  picture(box: MercatorBox, pixels: number): Promise<ExternalResponse>;
  /** Date of a place's picture (year, month and day); null if the service doesn't know. */
  capturedOn(place: LatLng): Promise<string | null>;
}

const identifiedSchema = z.object({
  catalogItems: z
    .object({
      features: z.array(z.object({ attributes: z.record(z.string(), z.unknown()) })),
    })
    .nullish(),
  /** Each item's share of the pixel, topmost first. */
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
          // Red, green and blue; the fourth band is infrared.
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

/** The date of the topmost picture. */
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

/** Parses ArcGIS's dates: milliseconds since 1970, or a text that starts with a date. */
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
export type TileService = (tile: TileAddress) => Promise<ExternalResponse>;

/** @param template a URL with `{z}`, `{x}` and `{y}` */
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
