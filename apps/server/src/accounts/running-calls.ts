import { AsyncLocalStorage } from 'node:async_hooks';
import { locales, pathPrefix, type Locale } from '@dss/domain';
import { DatabaseUnavailable } from '../db/index.ts';
import { isDatabaseUnreachable } from './auth-errors.ts';

/** The header by which the network of a request is handed to the library. */
export const networkHeader = 'x-dss-network';

/** What mails need from the request that causes them. */
export interface MailCause {
  /** Where links lead to. */
  readonly origin: string;
  readonly locale: Locale;
}

type LinkedPage = 'verify' | 'reset-password' | 'sign-in' | 'forgot-password' | 'remove-access';

/** The address of a page in the reader's language. */
export function pageLink({ origin, locale }: MailCause, page: LinkedPage, token = ''): string {
  // After the #, so that no log on the way contains the token.
  return `${origin}${pathPrefix(locale)}/${page}${token === '' ? '' : `#${token}`}`;
}

/** The language that an account asked for its mails in. */
export function localeOf(text: string | null | undefined): Locale {
  return locales.find((locale) => locale === text) ?? 'en';
}

/** What is known of the calls of the library that run now, which it doesn't hand on itself. */
export interface RunningCalls {
  /**
   * Runs calls whose mails lead back to where the request came from.
   * @throws DatabaseUnavailable where that is why the library failed; else what the library throws
   */
  readonly causing: <Result>(by: MailCause, call: () => Promise<Result>) => Promise<Result>;
  /** What the mail that is being sent is caused by. */
  readonly cause: () => MailCause;
  /** Looks for an unreachable database in what the library logs, since it reports that to its log only. Returns whether it was that. */
  readonly noteUnreachable: (details: readonly unknown[]) => boolean;
}

export function createRunningCalls(): RunningCalls {
  const calls = new AsyncLocalStorage<{
    readonly cause: MailCause;
    unreachable: DatabaseUnavailable | null;
  }>();
  return {
    causing: (by, call) => {
      const running = { cause: by, unreachable: null };
      return calls.run(running, async () => {
        try {
          return await call();
        } catch (error) {
          throw running.unreachable ?? error;
        }
      });
    },
    cause: () => {
      const running = calls.getStore();
      if (running === undefined) throw new Error('a mail has no request that causes it');
      return running.cause;
    },
    noteUnreachable: (details) => {
      const unreachable = details.find(isDatabaseUnreachable);
      const running = calls.getStore();
      if (unreachable === undefined || running === undefined) return false;
      running.unreachable = new DatabaseUnavailable(unreachable);
      return true;
    },
  };
}
