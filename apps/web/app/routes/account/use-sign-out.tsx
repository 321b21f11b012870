import { useState, type ReactElement } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { countOnlyHere } from '../../features/own-data/count-only-here.ts';
import { forgetBrowser } from '../../entities/account/forget-browser.ts';
import { changingCalls } from '../../entities/account/account.ts';
import { usePaths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { useSubmit } from '../../features/account/use-submit.ts';

type Scope = 'this' | 'all';

export interface SignOut {
  readonly isSending: boolean;
  readonly signOut: (scope: Scope) => void;
  /** Asks before anything is lost; null if nothing would be. */
  readonly question: ReactElement | null;
}

/**
 * Signs out and has this browser forget everything about the homes and who they belong to. Asks before, if it has something that the server
 * doesn't.
 */
export function useSignOut(): SignOut {
  const t = useTranslations('account');
  const format = useFormatter();
  const paths = usePaths();
  const { isSending, run } = useSubmit();
  const [asking, setAsking] = useState<{ scope: Scope; text: string } | null>(null);

  const leave = async (scope: Scope) => {
    await changingCalls.signOut(scope);
    await forgetBrowser({
      isSignedIn: false,
      page: paths.signIn(),
      toast: { title: t('success'), description: t('signedOut') },
    });
  };
  const ask = async (scope: Scope) => {
    const { homes, photos, answers, letters } = await countOnlyHere();
    const what = [
      ...(homes > 0 ? [t('leaving.homes', { count: homes })] : []),
      ...(photos > 0 ? [t('leaving.photos', { count: photos })] : []),
      ...(answers > 0 ? [t('leaving.answers', { count: answers })] : []),
      ...(letters > 0 ? [t('leaving.letters', { count: letters })] : []),
    ];
    if (what.length === 0) await leave(scope);
    else setAsking({ scope, text: t('leaving.text', { what: format.list(what) }) });
  };

  return {
    isSending,
    signOut: (scope) => void run(() => ask(scope)),
    question: asking && (
      <ConfirmDialog
        title={t('leaving.title')}
        text={asking.text}
        confirmLabel={t('leaving.confirm')}
        cancelLabel={t('leaving.cancel')}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          void run(() => leave(asking.scope));
        }}
      />
    ),
  };
}
