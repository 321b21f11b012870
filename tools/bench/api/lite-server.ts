/** Serves the bench's database through `@supabase/lite`, which lies in a folder of its own (its argument). */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { z } from 'zod';

interface LiteApp {
  /** Creates the tables of its accounts. */
  ensureSystemSchema(): Promise<void>;
  init(): Promise<unknown>;
  fetch(
    request: Request,
    context: { readonly peerAddress: string | null },
  ): Promise<Response> | Response;
}

const isFunction = (value: unknown) => typeof value === 'function';
const liteSchema = z.looseObject({ App: z.custom<new (config: object) => LiteApp>(isFunction) });
const postgresSchema = z.looseObject({
  createPostgresConnection: z.custom<(config: object) => object>(isFunction),
});

const [folder = ''] = process.argv.slice(2);
const settings = z
  .object({
    PORT: z.coerce.number(),
    POSTGRES_SOCKET: z.string(),
    POSTGRES_USER: z.string(),
    SIGNING_SECRET: z.string(),
  })
  .parse(process.env);

const { createPostgresConnection } = postgresSchema.parse(
  await load('db/postgres/PostgresConnection.js'),
);
const { App } = liteSchema.parse(await load('index.js'));
const connection = createPostgresConnection({
  url: `postgres://${settings.POSTGRES_USER}@localhost/dss`,
  // As many connections as the other sides have; notices would only fill the terminal.
  postgresOptions: { path: settings.POSTGRES_SOCKET, max: 20, onnotice: () => undefined },
});
const app = new App({
  connection,
  auth: { enabled: true, jwt_secret: settings.SIGNING_SECRET },
  options: { server: { apiKeys: false } },
});
await app.ensureSystemSchema();
await app.init();
serve(
  {
    fetch: (request) => app.fetch(request, { peerAddress: null }),
    port: settings.PORT,
    hostname: '127.0.0.1',
  },
  () => process.stdout.write('ready\n'),
);

/** Node finds packages only above the importing file, so they are imported by their paths. */
async function load(file: string): Promise<unknown> {
  const built = path.join(folder, 'node_modules/@supabase/lite/dist', file);
  const loaded: unknown = await import(pathToFileURL(built).href);
  return loaded;
}
