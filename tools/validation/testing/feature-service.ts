import {
  startServiceServer,
  type ServiceReply,
  type ServiceServer,
} from '../../../apps/server/src/external-http/testing/service-server.ts';

type Attributes = Readonly<Record<string, string | number | null>>;

/** What a layer does that a healthy one doesn't. */
export type Trouble = {
  /** The first requests get this instead of an answer. */
  readonly first?: readonly ServiceReply[];
  /** It has no such column. */
  readonly without?: string;
  /** It stops early, as if it had no more. */
  readonly stopsAfter?: number;
};

/**
 * A layer of an ArcGIS feature service (REST API, Query): counts, pages by offset in the order of its object ids, gives at most `pageSize`
 * records and says when there are more, and refuses with status 200.
 */
export function startFeatureService(
  records: readonly Attributes[],
  pageSize: number,
  { first = [], without, stopsAfter = records.length }: Trouble = {},
): Promise<ServiceServer> {
  const inOrder = records.toSorted(
    (one, other) => Number(one['OBJECTID']) - Number(other['OBJECTID']),
  );
  let asked = 0;
  return startServiceServer(({ method, path, parameters }) => {
    const trouble = first[asked];
    asked += 1;
    if (trouble !== undefined) return trouble;
    if (method !== 'GET' || path !== '/arcgis/rest/services/DINS/FeatureServer/0/query') {
      throw new Error(`${method} ${path}`);
    }
    const { where, f, returnCountOnly, ...rest } = Object.fromEntries(parameters);
    if (where !== '1=1' || f !== 'json') throw new Error(`asked with ${parameters.toString()}`);
    if (returnCountOnly === 'true' && Object.keys(rest).length === 0) {
      return { json: { count: records.length } };
    }
    const { outFields, returnGeometry, orderByFields, resultOffset, resultRecordCount, ...other } =
      rest;
    const unexpected = Object.keys(other);
    // Without an order, pages may overlap.
    if (returnGeometry !== 'false' || orderByFields !== 'OBJECTID' || unexpected.length > 0) {
      throw new Error(`asked with ${parameters.toString()}`);
    }
    const fields = (outFields ?? '').split(',');
    if (without !== undefined && fields.includes(without)) {
      return {
        json: {
          error: {
            code: 400,
            message: 'Cannot perform query. Invalid query parameters.',
            details: [`'Invalid field: ${without}' parameter is invalid`],
          },
        },
      };
    }
    const from = Number(resultOffset);
    const to = Math.min(from + Math.min(Number(resultRecordCount), pageSize), stopsAfter);
    return {
      json: {
        objectIdFieldName: 'OBJECTID',
        geometryType: 'esriGeometryPoint',
        fields: fields.map((name) => ({ name, type: 'esriFieldTypeString', alias: name })),
        ...(to < stopsAfter && { exceededTransferLimit: true }),
        features: inOrder.slice(from, to).map((record) => ({
          attributes: Object.fromEntries(fields.map((field) => [field, record[field] ?? null])),
        })),
      },
    };
  });
}
