import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';

import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

export interface Submit {
  readonly isSending: boolean;
  /** What makes the new password weak, as sentences; empty: nothing known. */
  readonly weaknesses: readonly string[];
  /** Why the last call failed, for as long as nothing else is tried; null where it didn't, or where `weaknesses` says it. */
  readonly failure: string | null;
  /** Runs a call once at a time; a failure shows the specified toast. @returns whether it succeeded */
  readonly run: (call: () => Promise<void>) => Promise<boolean>;
  /** Forgets why the last call failed, because its form is left. */
  readonly forgetFailure: () => void;
}

/** Sends a form of an account. */
export function useSubmit(): Submit {
  const t = useTranslations('account');
  const { weak } = useMessages().account;
  const errorText = useErrorText();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [weaknesses, setWeaknesses] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const lock = useSubmitLock();
  // A new attempt makes the last error outdated.
  const takeErrorBack = useRef(() => {});

  async function run(call: () => Promise<void>): Promise<boolean> {
    if (!lock.acquire()) return false;
    setSending(true);
    setWeaknesses([]);
    setFailure(null);
    takeErrorBack.current();
    try {
      await call();
      return true;
    } catch (error) {
      const reasons = error instanceof ApiError ? error.reasons : [];
      setWeaknesses(reasons.flatMap((reason) => (isKnown(weak, reason) ? [weak[reason]] : [])));
      const text = errorText(error);
      if (reasons.length === 0) setFailure(text);
      if (error instanceof ApiError && error.code === 'session_missing') {
        await client.invalidateQueries();
      }
      takeErrorBack.current = showToast({
        tone: 'danger',
        title: t('error'),
        description: text,
      });
      return false;
    } finally {
      lock.release();
      setSending(false);
    }
  }
  return { isSending, weaknesses, failure, run, forgetFailure: () => setFailure(null) };
}

function isKnown<Known extends object>(known: Known, name: string): name is string & keyof Known {
  return Object.hasOwn(known, name);
}
