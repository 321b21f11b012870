import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { ImageryConfig } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import { startPeriodicCleanup } from '../periodic-cleanup/index.ts';
import { createImageService, createTileService } from './image-service.ts';
import { createImagery } from './imagery.ts';
import { createPictureCache } from './picture-cache.ts';
import { createPictureUrls } from './picture-urls.ts';
import type { ImageryRoutesDependencies } from './routes.ts';

const cleanupMs = 10 * 60_000;

interface OpenImageryDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly clock: Clock;
  readonly secret: Buffer;
  readonly log: Logger;
}

export type OpenImagery = Pick<
  ImageryRoutesDependencies,
  'imagery' | 'pictureUrls' | 'imageryAttribution'
> & {
  readonly cleanUp: () => Promise<void>;
  /** Stops the periodic cleanup. */
  readonly stop: () => Promise<void>;
};

/** Builds the configured imagery and starts the periodic cleanup of its cache. */
export function openImagery(
  { serviceUrl, tilesUrl, maxBytes, attribution }: ImageryConfig,
  { log, ...dependencies }: OpenImageryDependencies,
): OpenImagery {
  const cache = createPictureCache({ ...dependencies, maxBytes });
  const stop = startPeriodicCleanup({
    everyMs: cleanupMs,
    cleanUp: () => cache.cleanUp(),
    log,
    failure: 'old aerial pictures could not be cleaned up',
  });
  return {
    imagery: createImagery({
      cache,
      imageService: serviceUrl === null ? null : createImageService(serviceUrl),
      tileService: tilesUrl === null ? null : createTileService(tilesUrl),
      log,
    }),
    pictureUrls: createPictureUrls(dependencies.secret),
    imageryAttribution: [attribution],
    cleanUp: () => cache.cleanUp(),
    stop,
  };
}
