import { viewFeet, type LatLng } from '@dss/domain';

import { pictureCrossOrigin, serverAddress } from '../../../lib/device/native/native-server.ts';
import type { Background } from './use-background.ts';
import { GoogleBackground } from './google-background.tsx';
import { square } from '../overlay/view-square.ts';

/** The map's background. The schematic lies below every picture, so that a slow or failed one still leaves a map. */
export function MapBackground({ background, pin }: { background: Background; pin: LatLng }) {
  const { kind, googleKey, pictureUrl } = background;
  return (
    <>
      <Schematic feet={viewFeet(pin.lat)} />
      {kind === 'google' && googleKey !== null && (
        <GoogleBackground apiKey={googleKey} pin={pin} onFailed={background.onGoogleFailed} />
      )}
      {kind === 'picture' && pictureUrl !== null && (
        <img
          crossOrigin={pictureCrossOrigin}
          src={serverAddress(pictureUrl)}
          alt=""
          draggable={false}
          decoding="async"
          onError={background.onPictureFailed}
          className="pointer-events-none absolute inset-0 size-full object-cover select-none"
        />
      )}
    </>
  );
}

const gridFeet = 20;

/** Background without a picture: a grid with a line every 20 ft, to scale. */
function Schematic({ feet }: { feet: number }) {
  const step = (gridFeet / feet) * square;
  const half = Math.floor(square / 2 / step);
  const lines = Array.from(
    { length: half * 2 + 1 },
    (_unused, index) => square / 2 + (index - half) * step,
  );
  return (
    <svg
      viewBox={`0 0 ${square} ${square}`}
      aria-hidden="true"
      className="absolute inset-0 size-full bg-forest-wash"
    >
      {lines.map((at) => (
        <path
          key={at}
          d={`M${at.toFixed(1)} 0V${square}M0 ${at.toFixed(1)}H${square}`}
          className="stroke-line"
          strokeWidth="1"
        />
      ))}
    </svg>
  );
}
