import type { LatLng } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useDeployment } from '../../deployment/index.ts';
import { chooseBackground, type BackgroundKind, type GroundCredit } from './background.ts';
import { imageryQuery } from './imagery.ts';
import { mapsKeyQuery } from './maps-key.ts';

export interface Background {
  readonly kind: BackgroundKind | null;
  readonly googleKey: string | null;
  readonly pictureUrl: string | null;
  readonly credit: GroundCredit;
  readonly onGoogleFailed: () => void;
  readonly onPictureFailed: () => void;
}

const noCredit: GroundCredit = { attribution: [], capturedOn: null };

/** Chooses the background of a property's map, and switches to the next when one fails. */
export function useBackground(propertyId: string, pin: LatLng): Background {
  const [googleFailed, setGoogleFailed] = useState(false);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const deployment = useDeployment();
  const keyed = deployment?.google_maps === true;
  const key = useQuery({ ...mapsKeyQuery(), enabled: keyed });
  const googleKey = deployment === null ? undefined : keyed ? key.data : null;

  const picture = useQuery({
    ...imageryQuery(propertyId, pin),
    enabled: googleKey === null || googleFailed,
  });
  const url = picture.data?.url ?? null;
  const kind = chooseBackground({
    googleKey,
    googleFailed,
    picture:
      picture.isError || (url !== null && url === failedUrl)
        ? 'failed'
        : url === null
          ? 'pending'
          : 'ready',
  });
  return {
    kind,
    googleKey: googleKey ?? null,
    pictureUrl: url,
    credit:
      kind === 'picture' && picture.data
        ? { attribution: picture.data.attribution, capturedOn: picture.data.captured_on }
        : noCredit,
    onGoogleFailed: () => setGoogleFailed(true),
    onPictureFailed: () => setFailedUrl(url),
  };
}
