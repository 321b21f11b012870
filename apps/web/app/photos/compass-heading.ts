/** Below this the camera looks too steeply up or down to point anywhere. */
const leastLevel = 0.3;

/** The angles of a device as its browser tells them, in degrees; null where it doesn't know. */
export interface DeviceAngles {
  alpha: number | null;
  beta: number | null;
  gamma: number | null;
}

/**
 * In which direction the camera at the back of a device looks, in degrees clockwise from north (W3C Device Orientation,
 * A.1: the vector out of the back of the screen, projected onto the ground).
 * @returns null while the device doesn't know, or looks at the ground or the sky
 */
export function cameraHeading({ alpha, beta, gamma }: DeviceAngles): number | null {
  if (alpha === null || beta === null || gamma === null) return null;
  const [x, y, z] = [radians(beta), radians(gamma), radians(alpha)];
  const east = -Math.cos(z) * Math.sin(y) - Math.sin(z) * Math.sin(x) * Math.cos(y);
  const north = -Math.sin(z) * Math.sin(y) + Math.cos(z) * Math.sin(x) * Math.cos(y);
  if (Math.hypot(east, north) < leastLevel) return null;
  const degrees = (Math.atan2(east, north) * 180) / Math.PI;
  return Math.round(((degrees + 360) % 360) * 10) / 10;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
