import {
  startServiceServer,
  type ServiceReply,
  type ServiceServer,
} from '../../external-http/testing/service-server.ts';

export interface CensusMatch {
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
}

/** Matches for an address, a status, or a failure. */
export type CensusReply =
  | readonly CensusMatch[]
  | Exclude<ServiceReply, object>
  | { readonly status: number };

/** The Census geocoder (Geocoding Services Web API, 07/2024), under `/geocoder`. */
export function startCensusServer(
  respond: (address: string) => CensusReply,
): Promise<ServiceServer> {
  return startServiceServer(({ method, path, parameters }) => {
    if (method !== 'GET' || path !== '/geocoder/locations/onelineaddress') {
      throw new Error(`${method} ${path}`);
    }
    const address = parameters.get('address') ?? '';
    const benchmark = parameters.get('benchmark');
    if (benchmark !== 'Public_AR_Current' || parameters.get('format') !== 'json') {
      throw new Error(`asked with ${parameters.toString()}`);
    }
    const reply = respond(address);
    if (typeof reply === 'string') return reply;
    if ('status' in reply) {
      return { status: reply.status, json: { errors: ['Specify House number'], status: '400' } };
    }
    return {
      json: {
        result: {
          input: {
            address: { address },
            benchmark: { id: '4', benchmarkName: 'Public_AR_Current', isDefault: true },
          },
          addressMatches: reply.map(toMatch),
        },
      },
    };
  });
}

function toMatch({ address, lat, lng }: CensusMatch): object {
  return {
    tigerLine: { side: 'L', tigerLineId: '116356443' },
    coordinates: { x: lng, y: lat },
    addressComponents: { zip: '95969', streetName: 'RIDGE', city: 'PARADISE', state: 'CA' },
    matchedAddress: address,
  };
}
