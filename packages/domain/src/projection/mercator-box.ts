import { mapView, type LatLng } from './map-view.ts';

/** A rectangle of the Web Mercator plane (EPSG:3857), in its meters, which are larger than those on the ground. */
export interface MercatorBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A square of the usual division of the Web Mercator world: `2 ** z` of them from west to east and from north to south. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const earthRadiusMeters = 6_378_137;
const worldMeters = 2 * Math.PI * earthRadiusMeters;
const tilePixels = 256;

/** Exactly the square that the map view shows around a center. */
export function mapViewBox({ lat, lng }: LatLng): MercatorBox {
  const half = (mapView.pixels / 2) * (worldMeters / (tilePixels * 2 ** mapView.zoom));
  const x = (lng / 360) * worldMeters;
  const y = earthRadiusMeters * Math.atanh(Math.sin((lat * Math.PI) / 180));
  return { west: x - half, south: y - half, east: x + half, north: y + half };
}

/** The square of a tile. */
export function tileBox({ z, x, y }: TileAddress): MercatorBox {
  const size = worldMeters / 2 ** z;
  const west = x * size - worldMeters / 2;
  const north = worldMeters / 2 - y * size;
  return { west, south: north - size, east: west + size, north };
}

/** The square of a tile in degrees. */
export function tileDegrees({ z, x, y }: TileAddress): MercatorBox {
  const tiles = 2 ** z;
  const latitude = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / tiles))) * 180) / Math.PI;
  return {
    west: (x / tiles) * 360 - 180,
    east: ((x + 1) / tiles) * 360 - 180,
    north: latitude(y),
    south: latitude(y + 1),
  };
}
