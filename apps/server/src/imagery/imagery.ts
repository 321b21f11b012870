import {
  DssError,
  mapView,
  mapViewBox,
  mayBeInUnitedStates,
  mayTouchUnitedStates,
  tileBox,
  tileDegrees,
  type LatLng,
  type TileAddress,
} from '@dss/domain';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { ExternalServiceError } from '../external-http/fetch-external.ts';
import type { ImageService, TileService } from './image-service.ts';
import type { KnownPicture, PictureCache } from './picture-cache.ts';
import { cutPicture, readPicture, type AerialPicture } from './read-picture.ts';

/** Two per pixel of the map view, for high-resolution screens. */
export const picturePixels = mapView.pixels * 2;

export const tileZooms = {
  min: 4,
  /** Ready-made tiles end at this zoom; higher zooms are cut from rendered pictures. */
  readyMade: 16,
  /** 0.3 m per pixel at the equator; higher zooms would show no more detail. */
  max: 19,
} as const;

const tilePixels = 256;
/** A rendered picture is cut into this many tiles per side, so that a map makes one slow request for many tiles. */
const cutPerSide = 4;
const cutLevels = Math.log2(cutPerSide);

/** Concurrent requests to external services. */
const requestsAtOnce = 6;
/** Requests beyond this many in the queue are refused, because no visitor waits minutes for a map. */
const maxWaiting = 60;
const crowdedRetryMs = 10_000;

interface Picture {
  /** The name under which its bytes are stored. */
  readonly name: string;
  readonly jpeg: Buffer;
  readonly capturedOn: string | null;
}

/** Called before each request to an external service; throws to prevent it. */
type BeforeAsking = () => Promise<void>;

/** Aerial pictures from the cache or from external services. */
export interface Imagery {
  /**
   * A picture of exactly the map view around a center, rounded to six decimals of a degree (11 cm).
   * @throws DssError `imagery_missing`, `imagery_unavailable`
   */
  ofMapView(center: LatLng, beforeAsking: BeforeAsking): Promise<Picture>;
  /** Whether tiles are available at all. */
  readonly hasTiles: boolean;
  /** @throws DssError `imagery_missing` (also outside the zooms and the United States), `imagery_unavailable` */
  tile(tile: TileAddress, beforeAsking: BeforeAsking): Promise<Buffer>;
  /** The bytes of a named picture; null if they are no longer cached. */
  read(name: string): Promise<Buffer | null>;
}

interface ImageryDependencies {
  readonly cache: PictureCache;
  /** Null if not configured. */
  readonly imageService: ImageService | null;
  readonly tileService: TileService | null;
  readonly log: Logger;
}

export function createImagery({
  cache,
  imageService,
  tileService,
  log,
}: ImageryDependencies): Imagery {
  const requests = pLimit(requestsAtOnce);
  const once = createOnceAtATime<void>();

  /** Records a reason for missing pictures, without replacing what is known already. */
  const noteUnknown = async (names: readonly string[], note: (name: string) => Promise<void>) => {
    for (const name of names) if ((await cache.find(name)) === null) await note(name);
  };

  /** Fetches a picture unless it is known, and returns what is known of `name`. A failure is recorded for all `names`. */
  const known = async (
    name: string,
    fetchAs: string,
    names: readonly string[],
    work: () => Promise<void>,
    beforeAsking: BeforeAsking,
  ): Promise<KnownPicture> => {
    const before = await cache.find(name);
    if (before !== null) return before;
    if (requests.pendingCount >= maxWaiting) {
      throw new DssError('imagery_unavailable', { retryAfterMs: crowdedRetryMs });
    }
    await beforeAsking();
    await once(fetchAs, async () => {
      // Another request may have fetched it in the meantime.
      if ((await cache.find(name)) !== null) return;
      try {
        await requests(work);
      } catch (error) {
        if (error instanceof ExternalServiceError && error.status === 404) {
          await noteUnknown(names, (each) => cache.storeMissing(each));
          return;
        }
        log.warn({ err: error }, 'an aerial picture could not be had');
        await noteUnknown(names, (each) => cache.storeFailure(each));
      }
    });
    return (await cache.find(name)) ?? { kind: 'missing' };
  };

  const store = (name: string, { jpeg, isBlank }: AerialPicture, capturedOn: string | null) =>
    isBlank ? cache.storeMissing(name) : cache.store(name, jpeg, capturedOn);

  return {
    hasTiles: imageService !== null || tileService !== null,
    read: (name) => cache.read(name),

    ofMapView: async (wanted, beforeAsking) => {
      const center = { lat: round(wanted.lat), lng: round(wanted.lng) };
      if (imageService === null || !mayBeInUnitedStates(center)) {
        throw new DssError('imagery_missing');
      }
      const name = cache.nameOf(`map view ${center.lat} ${center.lng}`);
      const work = async () => {
        const [picture, capturedOn] = await Promise.all([
          imageService.picture(mapViewBox(center), picturePixels),
          // The picture is useful even without its date.
          imageService.capturedOn(center).catch(() => null),
        ]);
        await store(name, await readPicture(picture.bytes, picturePixels), capturedOn);
      };
      return { name, ...orThrow(await known(name, name, [name], work, beforeAsking)) };
    },

    tile: async (tile, beforeAsking) => {
      if (!isTile(tile) || !mayTouchUnitedStates(tileDegrees(tile))) {
        throw new DssError('imagery_missing');
      }
      const nameOf = ({ z, x, y }: TileAddress) => cache.nameOf(`tile ${z} ${x} ${y}`);
      const name = nameOf(tile);
      if (tile.z <= tileZooms.readyMade) {
        if (tileService === null) throw new DssError('imagery_missing');
        const work = async () => {
          const { bytes } = await tileService(tile);
          await store(name, await readPicture(bytes, tilePixels), null);
        };
        return orThrow(await known(name, name, [name], work, beforeAsking)).jpeg;
      }
      if (imageService === null) throw new DssError('imagery_missing');
      const whole = ancestor(tile, cutLevels);
      const parts = partsOf(whole, cutPerSide);
      const work = async () => {
        const { bytes } = await imageService.picture(tileBox(whole), tilePixels * cutPerSide);
        const pictures = await cutPicture(bytes, tilePixels * cutPerSide, cutPerSide);
        for (const [index, part] of parts.entries()) {
          const picture = pictures[index];
          if (picture !== undefined) await store(nameOf(part), picture, null);
        }
      };
      const names = parts.map(nameOf);
      return orThrow(await known(name, nameOf(whole), names, work, beforeAsking)).jpeg;
    },
  };
}

function orThrow(found: KnownPicture): Omit<Picture, 'name'> {
  switch (found.kind) {
    case 'cached':
      return { jpeg: found.jpeg, capturedOn: found.capturedOn };
    case 'missing':
      throw new DssError('imagery_missing');
    case 'failed':
      throw new DssError('imagery_unavailable', { retryAfterMs: found.retryAfterMs });
  }
}

function isTile({ z, x, y }: TileAddress): boolean {
  const isWithin = (place: number) => Number.isInteger(place) && place >= 0 && place < 2 ** z;
  return (
    Number.isInteger(z) && z >= tileZooms.min && z <= tileZooms.max && isWithin(x) && isWithin(y)
  );
}

/** The tile that contains this one, the given number of levels lower. */
function ancestor({ z, x, y }: TileAddress, levels: number): TileAddress {
  return { z: z - levels, x: x >> levels, y: y >> levels };
}

/** The tiles that make up one tile, row by row. */
function partsOf({ z, x, y }: TileAddress, perSide: number): TileAddress[] {
  const places = Array.from({ length: perSide }, (_none, place) => place);
  return places.flatMap((row) =>
    places.map((column) => ({
      z: z + Math.log2(perSide),
      x: x * perSide + column,
      y: y * perSide + row,
    })),
  );
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** Shares one run of `work` among all concurrent callers with the same key. */
function createOnceAtATime<Result>(): (
  what: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (what, work) => {
    const going = running.get(what);
    if (going !== undefined) return going;
    const started = work().finally(() => running.delete(what));
    running.set(what, started);
    return started;
  };
}
