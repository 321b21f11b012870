import type pg from 'pg';
import { commandText } from '../config/index.ts';
import { withOwnerClient } from './owner-client.ts';

/** Fingerprints of the configured secrets. */
export interface ConfiguredSecrets {
  readonly current: string;
  /** Those before it. */
  readonly earlier: readonly string[];
}

/** With this secret everybody would lose what they own. */
export class SecretIsAnother extends Error {
  override readonly name = 'SecretIsAnother';

  constructor() {
    super(
      `This database was used with another signing secret: with this one, everybody would lose access to what they have here. Set SIGNING_SECRET as it was (or put DATA_DIR/signing-secret back from a backup), or name the one before in SIGNING_SECRETS_BEFORE. If it is lost for good: ${commandText('migrate', '--secret-lost')}`,
    );
  }
}

/**
 * Notes the secret at the first start, when one takes the place of another that is named as an earlier one, and while nobody is known by
 * it. To be called once the tables are there.
 * @throws SecretIsAnother for any other one
 */
export async function keepSecret(
  owner: pg.ClientConfig,
  { current, earlier }: ConfiguredSecrets,
): Promise<void> {
  await asOwner(owner, async (client) => {
    const inUse = await readSecretInUse(client);
    if (inUse === current) return;
    if (inUse !== null && !earlier.includes(inUse)) {
      await client.query('reset role');
      if (!(await isKnownByNobody(client))) throw new SecretIsAnother();
      await client.query('set local role dss_owner');
    }
    await note(client, current);
  });
}

/** Takes a secret though it isn't the one in use, which is lost. */
export async function replaceSecret(owner: pg.ClientConfig, current: string): Promise<void> {
  await asOwner(owner, (client) => note(client, current));
}

/** @returns null before the first start that noted one */
export async function readSecretInUse(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ fingerprint: string }>(
    'select fingerprint from public.signing_secret',
  );
  return rows[0]?.fingerprint ?? null;
}

async function note(client: pg.ClientBase, fingerprint: string): Promise<void> {
  await client.query('delete from public.signing_secret');
  await client.query('insert into public.signing_secret (fingerprint) values ($1)', [fingerprint]);
}

/** In a transaction that others wait for, because several processes start at once; a backup that reads the table isn't waited for. */
async function asOwner(
  owner: pg.ClientConfig,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await withOwnerClient(owner, async (client) => {
    await client.query('begin');
    await client.query('set local role dss_owner');
    await client.query('lock table public.signing_secret in share row exclusive mode');
    await work(client);
    await client.query('commit');
  });
}

/** Whether nobody would lose anything with another secret. False where row-level security hides from the login who is there. */
export async function isKnownByNobody(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ sees_all: boolean }>(
    'select rolsuper or rolbypassrls as sees_all from pg_catalog.pg_roles where rolname = current_user',
  );
  if (rows[0]?.sees_all !== true) return false;
  const { rows: known } = await client.query<{ any: boolean }>(
    'select exists (select from public.visitors) or exists (select from auth.users) as any',
  );
  return known[0]?.any === false;
}
