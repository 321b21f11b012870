import { withCameraGrain } from './camera-grain.ts';

/** A wall with windows and a door, seen by a camera tilted by this many degrees. */
export async function drawWall(degrees: number): Promise<Buffer> {
  const windows = [80, 260, 440, 620, 800].map(
    (x) => `<rect x="${x}" y="240" width="90" height="150" fill="#31404c"/>`,
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
<rect width="960" height="720" fill="#8fb8e8"/>
<g transform="rotate(${degrees} 480 360)">
<rect x="-300" y="170" width="1600" height="300" fill="#d8d2c4"/>
<rect x="-300" y="470" width="1600" height="600" fill="#a5a5a1"/>
${windows.join('')}
</g></svg>`;
  return withCameraGrain(Buffer.from(picture));
}
