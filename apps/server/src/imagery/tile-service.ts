import type { TileAddress } from '@dss/domain';
import { fetchBytes, type Answer } from '../external-http/index.ts';

const timeoutMs = 10_000;
const maxBytes = 1024 * 1024;

/** Ready-made tiles of large areas. Failures are thrown as `ExternalServiceError`. */
export type TileService = (tile: TileAddress) => Promise<Answer>;

/** @param template an address with `{z}`, `{x}` and `{y}` in it */
export function createTileService(template: string): TileService {
  return ({ z, x, y }) =>
    fetchBytes({
      service: 'Tile service',
      timeoutMs,
      maxBytes,
      url: new URL(
        template
          .replaceAll('{z}', String(z))
          .replaceAll('{x}', String(x))
          .replaceAll('{y}', String(y)),
      ),
    });
}
