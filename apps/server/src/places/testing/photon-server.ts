import {
  startServiceServer,
  type ReceivedQuestion,
  type ServiceReply,
  type ServiceServer,
} from '../../external-http/testing/service-server.ts';

export type PhotonReply = readonly object[] | Exclude<ServiceReply, object> | { status: number };

/** Parameters of `/api` (docs/api-v1.md of Photon); any other is refused with 400. */
const parameters = ['q', 'layer', 'lang', 'limit', 'lat', 'lon', 'zoom', 'bbox', 'countrycode'];

/**
 * A Photon server.
 * @param respond returns the features for a typed text, a status, or a failure
 * @param unknown parameters that this server refuses, like an older version
 */
export function startPhotonServer(
  respond: (typed: string) => PhotonReply,
  unknown: readonly string[] = [],
): Promise<ServiceServer> {
  return startServiceServer(({ method, path, parameters: sent }: ReceivedQuestion) => {
    if (method !== 'GET' || path !== '/api') throw new Error(`${method} ${path}`);
    const refused = [...sent.keys()].find(
      (name) => !parameters.includes(name) || unknown.includes(name),
    );
    if (refused !== undefined) {
      return { status: 400, json: { message: `unknown query parameter '${refused}'.` } };
    }
    if (sent.get('layer') !== 'house') throw new Error('asked for more than houses');
    const reply = respond(sent.get('q') ?? '');
    if (typeof reply === 'string') return reply;
    if ('status' in reply) return { status: reply.status, json: { message: 'no' } };
    return { json: { type: 'FeatureCollection', features: reply } };
  });
}

/** A house in OpenStreetMap, in Photon's form. */
export function house(properties: object = {}, coordinates = [-121.6219, 39.7596]): object {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: {
      osm_type: 'W',
      osm_id: 123_456_789,
      osm_key: 'building',
      osm_value: 'house',
      type: 'house',
      housenumber: '12',
      street: 'Ridge Road',
      city: 'Paradise',
      county: 'Butte County',
      state: 'California',
      postcode: '95969',
      country: 'United States',
      countrycode: 'US',
      extent: [-121.622, 39.7597, -121.6218, 39.7595],
      ...properties,
    },
  };
}
