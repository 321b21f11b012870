import { open, rename } from 'node:fs/promises';
import { z } from 'zod';
import {
  ExternalServiceError,
  fetchJson,
} from '../../apps/server/src/external-http/fetch-external.ts';
import { BadInput, Failure } from '../../apps/server/src/terminal/outcome.ts';
import { columns } from './read-inspections.ts';

/** CAL FIRE's public layer of all damage inspections. It takes no key. */
export const damageInspections =
  'https://services1.arcgis.com/jUJYIo9tSA7EHvfZ/arcgis/rest/services/POSTFIRE_MASTER_DATA_SHARE/FeatureServer/0';

/** What the service gives at once; it may give less. */
const recordsAtOnce = 2000;
const timesTried = 3;

const refusalSchema = z.object({
  error: z.object({ message: z.string(), details: z.array(z.string()).optional() }),
});
const countSchema = z.object({ count: z.int() });
const pageSchema = z.object({
  features: z.array(
    z.object({ attributes: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) }),
  ),
  exceededTransferLimit: z.boolean().default(false),
});
type Attributes = z.infer<typeof pageSchema>['features'][number]['attributes'];

/**
 * Downloads the inspections page by page, only the columns that are read: no address, no parcel, no place. The file appears once it
 * is whole.
 * @param layer a layer of an ArcGIS feature service, without /query
 * @returns the number of inspections
 * @throws Failure if the service can't be reached or gives fewer than it has
 * @throws BadInput if it refuses the question, or the file can't be written
 */
export async function downloadInspections(
  layer: string,
  file: string,
  report: (line: string) => void,
): Promise<number> {
  const { count } = await ask(layer, { returnCountOnly: 'true' }, countSchema);
  const unfinished = `${file}.part`;
  const output = await open(unfinished, 'w').catch((error: unknown) => {
    throw new BadInput(error instanceof Error ? error.message : String(error));
  });
  let received = 0;
  try {
    await output.write(line(columns));
    for (let more = true; more;) {
      const { features, exceededTransferLimit } = await ask(
        layer,
        {
          outFields: columns.join(','),
          returnGeometry: 'false',
          orderByFields: 'OBJECTID',
          resultOffset: String(received),
          resultRecordCount: String(recordsAtOnce),
        },
        pageSchema,
      );
      await output.write(
        features.map(({ attributes }) => line(columns.map(cellOf(attributes)))).join(''),
      );
      received += features.length;
      report(`${received} of ${count} inspections`);
      more = exceededTransferLimit && features.length > 0;
    }
  } finally {
    await output.close();
  }
  if (received !== count) {
    throw new Failure(
      `The service has ${count} inspections and gave ${received}. What came is in ${unfinished}; run the command again.`,
    );
  }
  await rename(unfinished, file);
  return received;
}

function cellOf(attributes: Attributes): (column: string) => string {
  return (column) => {
    const value = attributes[column] ?? '';
    // Dates are milliseconds since 1970.
    return column === 'INCIDENTSTARTDATE' && typeof value === 'number'
      ? new Date(value).toISOString().slice(0, 10)
      : String(value);
  };
}

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
}

async function ask<Answer>(
  layer: string,
  parameters: Readonly<Record<string, string>>,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const url = URL.parse(`${layer}/query`);
  if (url === null) throw new BadInput(`${layer} is no address of a feature service's layer.`);
  url.search = new URLSearchParams({ where: '1=1', ...parameters, f: 'json' }).toString();
  const answer = await fetchAgain(url, timesTried);
  const refused = refusalSchema.safeParse(answer);
  if (refused.success) {
    const { message, details = [] } = refused.data.error;
    throw new BadInput(`The service refuses: ${[message, ...details].join(' ')} (${layer})`);
  }
  const read = schema.safeParse(answer);
  if (!read.success) throw new BadInput(`${layer} doesn't answer like a feature service's layer.`);
  return read.data;
}

async function fetchAgain(url: URL, times: number): Promise<unknown> {
  try {
    return await fetchJson({
      service: 'damage inspections',
      url,
      timeoutMs: 60_000,
      maxBytes: 20_000_000,
    });
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    if (times <= 1) throw new Failure(error.message, { cause: error });
    return fetchAgain(url, times - 1);
  }
}
