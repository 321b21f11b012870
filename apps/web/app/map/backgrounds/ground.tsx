import { viewFeet, type LatLng } from '@dss/domain';

import { pictureCrossOrigin, serverAddress } from '../../native/index.ts';
import type { Background } from './use-background.ts';
import { GoogleBackground } from './google-background.tsx';
import { Schematic } from './schematic.tsx';

/** The map's background. The schematic lies below every picture, so that a slow or failed one still leaves a map. */
export function Ground({ background, pin }: { background: Background; pin: LatLng }) {
  const { kind, googleKey, pictureUrl } = background;
  return (
    <>
      <Schematic viewFeet={viewFeet(pin.lat)} />
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
