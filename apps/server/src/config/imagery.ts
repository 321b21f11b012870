import { z } from 'zod';
import { keylessService } from './places.ts';
import { wholeNumber, type ValuesOf } from './variables.ts';

const tilesUrl = z
  .string()
  .refine(isTilesUrl, {
    error: 'must be an http(s):// address with {z}, {x} and {y} in it, or off',
  })
  .transform((text) => (text === 'off' ? null : text))
  .default(
    'https://basemap.nationalmap.gov/arcgis/rest/services/USGSImageryOnly/MapServer/tile/{z}/{y}/{x}',
  );

function isTilesUrl(text: string): boolean {
  if (text === 'off') return true;
  const isOpen = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  return isOpen && /^https?:\/\/\S+$/.test(text);
}

/** Variables for the sources of aerial pictures and the size of their cache. */
export const imageryShape = {
  IMAGERY_URL: keylessService(
    'https://imagery.nationalmap.gov/arcgis/rest/services/USGSNAIPPlus/ImageServer',
  ),
  IMAGERY_TILES_URL: tilesUrl,
  IMAGERY_ATTRIBUTION: z
    .string()
    .trim()
    .min(1, 'must not be blank')
    .default('USGS The National Map: Orthoimagery'),
  IMAGERY_ATTRIBUTION_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .default('https://www.usgs.gov/the-national-map'),
  IMAGERY_CACHE_MEGABYTES: wholeNumber(1, 1_000_000).default(500),
} as const;

export interface ImageryConfig {
  /** An ArcGIS image service, which renders any square within seconds; null: none. */
  readonly serviceUrl: string | null;
  /** URL template of ready-made tiles with `{z}`, `{x}` and `{y}`; null: none. */
  readonly tilesUrl: string | null;
  /** The credit that the pictures' source requires wherever they are shown. */
  readonly attribution: { readonly text: string; readonly url: string };
  /** Size limit of the pictures cached in the photo store. */
  readonly maxBytes: number;
}

export function toImageryConfig(environment: ValuesOf<typeof imageryShape>): ImageryConfig {
  return {
    serviceUrl: environment.IMAGERY_URL,
    tilesUrl: environment.IMAGERY_TILES_URL,
    attribution: {
      text: environment.IMAGERY_ATTRIBUTION,
      url: environment.IMAGERY_ATTRIBUTION_URL,
    },
    maxBytes: environment.IMAGERY_CACHE_MEGABYTES * 1024 * 1024,
  };
}
