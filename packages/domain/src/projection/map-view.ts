/**
 * The map view is the same square of ground for everyone: 640 x 640 CSS pixels at zoom 20, centered on
 * the property, in Web Mercator.
 */
export const mapView = { pixels: 640, zoom: 20 } as const;

export type LatLng = { readonly lat: number; readonly lng: number };

/** A position in the map view, in shares of its width and height from the top left corner. */
export type RelativePosition = { readonly xRel: number; readonly yRel: number };

/** An offset on the ground in meters, positive to the north and to the east. */
export type GroundOffset = { readonly northMeters: number; readonly eastMeters: number };

const earthRadiusMeters = 6_378_137;
const worldPixels = 256 * 2 ** mapView.zoom;
const mercatorLimit = 85.051_128_779_806_6;

type WorldPoint = { readonly x: number; readonly y: number };

function toWorld({ lat, lng }: LatLng): WorldPoint {
  const clamped = Math.min(mercatorLimit, Math.max(-mercatorLimit, lat));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * worldPixels,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldPixels,
  };
}

function toLatLng({ x, y }: WorldPoint): LatLng {
  const mercator = Math.PI * (1 - (2 * y) / worldPixels);
  return {
    lat: (Math.atan(Math.sinh(mercator)) * 180) / Math.PI,
    lng: wrapDegrees((x / worldPixels) * 360 - 180),
  };
}

function wrapDegrees(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Ground covered by one CSS pixel of the map view at a latitude, in meters (0.149 at the equator). */
export function metersPerPixel(lat: number): number {
  return (2 * Math.PI * earthRadiusMeters * Math.cos((lat * Math.PI) / 180)) / worldPixels;
}

/**
 * Where a place on the ground lies in the map view centered on `center`. Shares outside 0-1 lie outside the view.
 */
export function toRelative(center: LatLng, place: LatLng): RelativePosition {
  const origin = toWorld(center);
  const nearestLng = center.lng + wrapDegrees(place.lng - center.lng);
  const point = toWorld({ lat: place.lat, lng: nearestLng });
  return {
    xRel: 0.5 + (point.x - origin.x) / mapView.pixels,
    yRel: 0.5 + (point.y - origin.y) / mapView.pixels,
  };
}

/** The place on the ground under a position of the map view centered on `center`. */
export function toPlace(center: LatLng, position: RelativePosition): LatLng {
  const origin = toWorld(center);
  return toLatLng({
    x: origin.x + (position.xRel - 0.5) * mapView.pixels,
    y: origin.y + (position.yRel - 0.5) * mapView.pixels,
  });
}

/** How far a place lies from the center, north and east, in meters on the ground. */
export function groundOffset(center: LatLng, place: LatLng): GroundOffset {
  const { xRel, yRel } = toRelative(center, place);
  const scale = metersPerPixel(center.lat) * mapView.pixels;
  return { northMeters: (0.5 - yRel) * scale, eastMeters: (xRel - 0.5) * scale };
}
