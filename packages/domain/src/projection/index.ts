export {
  groundOffset,
  mapView,
  metersPerPixel,
  toPlace,
  toRelative,
  type GroundOffset,
  type LatLng,
  type RelativePosition,
} from './map-view.ts';
export {
  mapViewBox,
  tileBox,
  tileDegrees,
  type MercatorBox,
  type TileAddress,
} from './mercator-box.ts';
export {
  directionFromOffset,
  smallestSideOffsetMeters,
  photoSide,
  type PhotoPlacement,
  cameraStances,
  sideFromHeading,
  type CameraStance,
} from './photo-side.ts';
export {
  feetFromCenter,
  feetFromRelative,
  metersPerFoot,
  relativeFromFeet,
  viewFeet,
  type FeetOffset,
} from './feet.ts';
