import { setTimeout as delay } from 'node:timers/promises';
import {
  modelFailureReasons,
  type DiagnosticCheck,
  type OperatedPart,
  type Operations,
} from '@dss/domain';
import type pg from 'pg';
import {
  PhotoNotObservable,
  ProviderBackoffError,
  type ModelFailureReason,
  type ObservationProvider,
} from '../analysis/observe/providers/provider.ts';
import type { Changes } from '../changes/listen-for-changes.ts';
import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import { isAccessDenied, type Actor, type Database, type MigrationState } from '../db/index.ts';
import { outageOf, reasonOf } from '../outages/index.ts';
import type { QueueFigures } from '../queue/count-jobs.ts';
import type { PhotoStore } from '../storage/photo-store.ts';

/** What must answer for the product to be ready. Everything else follows from this list: what is asked, logged and told. */
export const readyParts = ['database', 'storage', 'queue'] as const;

export type ReadyPart = (typeof readyParts)[number];

/** What a check found, in words for operators, without secrets. */
export interface Finding {
  readonly severity: 'ok' | 'warn' | 'fail';
  /** A few words, or a sentence. */
  readonly found: string;
  /** What to do about it. */
  readonly advice?: string | undefined;
  /** Instead of the check's own. */
  readonly title?: string;
  /** Whether it isn't configured, so that there was nothing to check. */
  readonly isOff?: true;
  /** The moment that belongs after what was found, for each reader in their own time zone. */
  readonly at?: string;
  /** The database's SQLSTATE, where it refused something. */
  readonly code?: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

type More = Omit<Finding, 'severity' | 'found'>;

export const ok = (found: string, more: More = {}): Finding => ({ severity: 'ok', found, ...more });
export const warn = (found: string, advice?: string, more: More = {}): Finding => ({
  ...ok(found, { advice, ...more }),
  severity: 'warn',
});
export const fail = (...found: Parameters<typeof warn>): Finding => ({
  ...warn(...found),
  severity: 'fail',
});

type Found = Finding | readonly Finding[];
export type TitledFinding = Finding & { readonly title: string };

/** What checks look at. A view that lacks a part leaves out the checks that need it. */
export interface Parts {
  readonly config: Config;
  readonly nodeVersion: string;
  readonly now: () => number;
  /** Free for photos and database. */
  readonly freeBytes: number;
  /** How old the newest backup is; null if there is none. */
  readonly backup: { readonly ageSeconds: number | null };
  /** Whether somebody has used the product already. */
  readonly isInUse: boolean;
  /** The fingerprint of the signing secret in use; null if none is noted, nobody is known by it, or nothing could be read. */
  readonly secretInUse: string | null;
  /** Asks the database what any login may know. */
  readonly ask: (text: string) => Promise<{ readonly rows: readonly unknown[] }>;
  /** Why the database couldn't be reached. */
  readonly unreached: Finding;
  readonly migrations: MigrationState;
  /** Connections of the application's login. */
  readonly application: pg.PoolConfig;
  /** How many processes of the product are running. */
  readonly processes: number;
  /** Null: nothing was ever queued. */
  readonly jobs: QueueFigures | null;
  /** Whether the owner's login sees every row. */
  readonly seesAll: boolean;
  /** Resolves to null if no start has made its folder yet. */
  readonly openStore: () => Promise<PhotoStore | null>;
  /** Objects of the newest photos. */
  readonly newestObjects: readonly string[];
  readonly mail: Pick<Config, 'mail' | 'profile' | 'dataDir'>;
  /** What `/ops` has read. */
  readonly state: Omit<Operations, 'troubles'>;
  /** What runs only in a server that answers requests. */
  readonly server: RunningServer;
}

/** The parts that a server uses itself. */
export interface RunningServer {
  readonly db: Database;
  readonly changes: Changes;
  readonly provider: ObservationProvider;
  readonly clock: Clock;
  /** The application's login, with a session for each connection. */
  readonly session: pg.PoolConfig;
  /** A picture of a house, to look at. */
  readonly testPicture: () => Promise<Buffer>;
  /** Whoever asks. */
  readonly actor: Actor | null;
}

/** What is to be known of a check besides what it looks at. */
interface Facts {
  /** Where it is shown: as which part of `/readyz`, by the doctor, as which check of the diagnostic pages, as which part of `/ops`. */
  readonly readiness?: ReadyPart;
  readonly doctor?: true;
  readonly diagnostics?: DiagnosticCheck;
  readonly operations?: OperatedPart;
  /** What is wrong where it doesn't answer `/readyz`. */
  readonly silent?: string;
  /** Whether it tests by writing, and takes back what it wrote. */
  readonly writes?: true;
  /** Whether it works with what somebody owns. */
  readonly needsUser?: true;
  readonly limitMs?: number;
  /** What to do if it throws. */
  readonly advice?: string;
}

/** One thing to look at. All of them are in `checks.ts`. */
export interface Check<Need extends keyof Parts = keyof Parts> extends Facts {
  readonly title: string;
  readonly needs: readonly Need[];
  run(parts: Pick<Parts, Need>): Found | Promise<Found>;
}

/**
 * @param title what it looks at, in a word or two
 * @param needs the parts that it sees
 * @param run looks; what it throws is a failure
 */
export function check<Need extends keyof Parts>(
  title: string,
  needs: readonly Need[],
  facts: Facts,
  run: Check<Need>['run'],
): Check {
  return { title, needs, ...facts, run };
}

const usualLimitMs = 15_000;

/** Runs a check, unless a part is missing. A failure is its finding, with advice, instead of an error. */
export async function runCheck(each: Check, parts: Partial<Parts>): Promise<TitledFinding[]> {
  if (!hasAll(each, parts)) return [];
  const { title, limitMs = usualLimitMs, advice } = each;
  const look = async () => each.run(parts);
  const found = await within(limitMs, look()).catch((error: unknown) => explained(error, advice));
  return [found].flat().map((finding) => ({ title, ...finding }));
}

/** Whether the parts are there that the check needs, which are all that it sees. */
function hasAll({ needs }: Check, parts: Partial<Parts>): parts is Parts {
  return needs.every((need) => parts[need] !== undefined);
}

export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const answered = new AbortController();
  const late = delay(ms, null, { signal: answered.signal }).then(() => {
    throw new Error(`no answer within ${ms / 1000} s`);
  });
  return Promise.race([work, late]).finally(() => answered.abort());
}

/** The advice for every check that needs the database while it is away, because its own advice wouldn't apply then. */
export const databaseAdvice =
  'See that PostgreSQL runs and that DATABASE_URL is right. Without DATABASE_URL, the product runs its own: its log says why it stopped.';

const unusable =
  'This model does not answer in the form that is asked for. Choose another one by AI_MODEL: docs/ai-analysis.md names some that do.';
const overused =
  'The service answers, and refuses more for now: wait, raise the limits of your account there, or lower AI_CONCURRENCY. Until then the built-in analyzer looks at photos.';
/** What to do about failures that neither key nor address explains. */
const modelAdvice: Partial<Record<ModelFailureReason, string>> = {
  rate_limited: overused,
  overloaded: overused,
  malformed: unusable,
  too_long: unusable,
  refused: unusable,
};

/** What a failure is, and what to do about it: by its cause where that is known. */
function explained(error: unknown, advice: string | undefined): Finding {
  const why = reasonFor(error);
  if (outageOf(error) === 'database_unavailable') {
    return fail(`The database does not answer: ${why}`, databaseAdvice);
  }
  const modelFailed =
    error instanceof ProviderBackoffError || error instanceof PhotoNotObservable
      ? modelFailureReasons.find((each) => each === error.reason)
      : undefined;
  if (modelFailed !== undefined) {
    const kind = modelFailed.replaceAll('_', ' ');
    // The service's own words may quote a whole answer.
    const said = why.length <= 200 ? why : `${why.slice(0, 200).trimEnd()}…`;
    return fail(
      `The model did not look at the test picture: ${kind}. ${said}`,
      modelAdvice[modelFailed] ?? advice,
    );
  }
  return fail(why, advice, isAccessDenied(error) ? { code: '42501' } : {});
}

/** What OpenSSL says, in words that name what to do. */
const clearer: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:self-signed certificate|unable to (?:verify the first|get (?:local )?issuer) certificate)/i,
    "no public authority signed its certificate. Name a file with its authority's in NODE_EXTRA_CA_CERTS.",
  ],
  [/wrong version number/, "it doesn't speak TLS there."],
];

/** Why something failed, as `reasonOf`, in words that name what to do. */
export function reasonFor(error: unknown): string {
  const words = reasonOf(error).trim();
  return clearer.find(([said]) => said.test(words))?.[1] ?? words;
}

/** Some words as a sentence, for what follows. */
export function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
