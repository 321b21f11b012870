import { propertyImagerySchema, type LatLng, type Attribution } from '@dss/domain';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { useDeployment } from '../../../entities/deployment/deployment.ts';
import { callApi } from '../../../lib/api/client.ts';
import { propertyKey } from '../../../entities/property/property.ts';

export interface Background {
  readonly kind: BackgroundKind | null;
  readonly googleKey: string | null;
  readonly pictureUrl: string | null;
  readonly credit: BackgroundCredit;
  readonly onGoogleFailed: () => void;
  readonly onPictureFailed: () => void;
}

const noCredit: BackgroundCredit = { attribution: [], capturedOn: null };

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

/** The map's backgrounds, best first. If one fails, the next is used. */
type BackgroundKind = 'google' | 'picture' | 'schematic';

/** The attribution that a background's source requires. */
interface BackgroundCredit {
  readonly attribution: readonly Attribution[];
  /** When the picture was taken, as an ISO date; null if unknown. */
  readonly capturedOn: string | null;
}

interface MapBackgroundFacts {
  /** Undefined until loaded; null if there is none. */
  readonly googleKey: string | null | undefined;
  readonly googleFailed: boolean;
  readonly picture: 'pending' | 'ready' | 'failed';
}

/** The background to show now; null until that is known (the schematic shows meanwhile). */
export function chooseBackground({
  googleKey,
  googleFailed,
  picture,
}: MapBackgroundFacts): BackgroundKind | null {
  if (googleKey === undefined) return null;
  if (googleKey !== null && !googleFailed) return 'google';
  if (picture === 'pending') return null;
  return picture === 'ready' ? 'picture' : 'schematic';
}

/** The picture's URL is valid for an hour. */
const freshMs = 30 * 60 * 1000;

/** GET /api/properties/{id}/imagery: an aerial picture of exactly the map view around the pin. */
export function imageryQuery(propertyId: string, { lat, lng }: LatLng) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'imagery', lat, lng],
    queryFn: ({ signal }) =>
      callApi(apiPaths.imagery(propertyId), propertyImagerySchema, {
        signal,
      }),
    staleTime: freshMs,
    refetchOnWindowFocus: false,
  });
}

const keyReplySchema = z.object({ apiKey: z.string().min(1) });

/** GET /functions/v1/get-google-maps-key. Fetched only if the deployment says that there is a key; null on failure. */
function mapsKeyQuery() {
  return queryOptions({
    queryKey: ['maps-key'],
    queryFn: async ({ signal }) => {
      try {
        return (await callApi(apiPaths.googleMapsKey(), keyReplySchema, { signal })).apiKey;
      } catch (error) {
        if (signal.aborted) throw error;
        return null;
      }
    },
    staleTime: Infinity,
  });
}
