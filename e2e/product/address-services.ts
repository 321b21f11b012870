import { startLocalService } from './local-service.ts';

/** Photon and the Census geocoder on a local port, each with its own protocol and a single house. */
export interface AddressServices {
  readonly photonUrl: string;
  readonly censusUrl: string;
  /** The searches and lookups received, in order. */
  readonly asked: readonly string[];
  /** Requests that neither protocol has. */
  readonly unexpected: readonly string[];
  /** Turns Photon on or off; it is on at first. */
  setPhoton(state: 'up' | 'down'): void;
  stop(): Promise<void>;
}

export const knownHouse = {
  picked: { text: '12 Ridge Road, Paradise, CA 95969', lat: 39.7596, lng: -121.6219 },
  located: { text: '12 RIDGE RD, PARADISE, CA, 95969', lat: 39.7594, lng: -121.6217 },
};

export async function startAddressServices(): Promise<AddressServices> {
  const asked: string[] = [];
  const unexpected: string[] = [];
  let photon: 'up' | 'down' = 'up';

  const answer = (url: URL): { status: number; body: object } => {
    const typed = url.searchParams.get('q') ?? url.searchParams.get('address') ?? '';
    const knows = typed.toLowerCase().startsWith('12 ridge');
    asked.push(typed);
    if (url.pathname === '/photon/api') {
      if (photon === 'down') return { status: 502, body: { message: 'down' } };
      return { status: 200, body: { features: knows ? [house('12'), house('14')] : [] } };
    }
    if (url.pathname === '/census/locations/onelineaddress') {
      return { status: 200, body: { result: { addressMatches: knows ? [match] : [] } } };
    }
    unexpected.push(url.pathname);
    return { status: 404, body: {} };
  };

  const service = await startLocalService((request, response) => {
    const { status, body } = answer(new URL(request.url ?? '', 'http://services'));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  return {
    photonUrl: `${service.url}/photon`,
    censusUrl: `${service.url}/census`,
    asked,
    unexpected,
    setPhoton: (state) => {
      photon = state;
    },
    stop: () => service.stop(),
  };
}

function house(housenumber: string): object {
  return {
    type: 'Feature',
    geometry: {
      type: 'Point',
      coordinates: [knownHouse.picked.lng, knownHouse.picked.lat],
    },
    properties: {
      osm_type: 'W',
      osm_id: 4711,
      type: 'house',
      housenumber,
      street: 'Ridge Road',
      city: 'Paradise',
      state: 'California',
      postcode: '95969',
      countrycode: 'US',
    },
  };
}

const match = {
  matchedAddress: knownHouse.located.text,
  coordinates: { x: knownHouse.located.lng, y: knownHouse.located.lat },
};
