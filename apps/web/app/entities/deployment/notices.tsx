import type { Deployment } from '@dss/domain';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router';

import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { tabStore } from '../../lib/device/storage/browser-store.ts';
import { giveConsent } from './consent.tsx';
import { usePaths } from '../../lib/paths.ts';

export interface NoticesProps {
  readonly deployment: Deployment;
  /** Whether to ask for permission to count visits. */
  readonly asks: boolean;
}

/** The deployment's notices, at the bottom of every page. */
export function Notices({ deployment, asks }: NoticesProps) {
  return (
    <>
      <EnvironmentBanner {...deployment} />
      {asks && <ConsentBar />}
    </>
  );
}

/** Tells the operator of a production deployment which settings are missing. */
function EnvironmentBanner({ missing, variables }: Deployment) {
  const t = useTranslations('deployment.environment');
  const [dismissed, setDismissed] = useState(isBannerDismissed);
  const title = useId();
  if (missing.length === 0 || dismissed) return null;

  const logKeys = () => {
    const lines = variables.map(({ name, length }) =>
      length === null ? t('notSet', { name }) : t('set', { name, length }),
    );
    // oxlint-disable-next-line no-console -- the button says that it logs them
    console.info(lines.join('\n'));
    showToast({ title: t('copied'), description: t('copiedText') });
  };
  const dismiss = () => {
    dismissBanner();
    setDismissed(true);
  };

  return (
    <section
      aria-labelledby={title}
      className="border-t-2 border-caution bg-caution-wash py-4 text-caption"
    >
      <div className="page-width flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
        <div className="flex items-start gap-3">
          <WarningIcon className="mt-0.5 size-6 shrink-0 text-caution" />
          <div className="min-w-0">
            <h2 id={title} className="text-body">
              {t('title')}
            </h2>
            <p className="mt-1">{t('missing')}</p>
            <ul className="flex flex-wrap gap-x-4 font-strong tabular-nums">
              {missing.map((name) => (
                <li key={name} className="break-all">
                  {name}
                </li>
              ))}
            </ul>
            <ol className="mt-2 list-decimal pl-5">
              <li>{t('addSecrets')}</li>
              <li>{t('addMapsKey')}</li>
              <li>{t('refresh')}</li>
            </ol>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={logKeys}>
            {t('copy')}
          </Button>
          <Button size="small" tone="quiet" onClick={dismiss}>
            {t('dismiss')}
          </Button>
        </div>
      </div>
    </section>
  );
}

const storeName = 'dss-environment-dismissed';

function isBannerDismissed(): boolean {
  return tabStore.read(storeName) !== null;
}

function dismissBanner(): void {
  tabStore.write(storeName, '1');
}

/** Asks for permission to count visits. Yes and no look alike. */
function ConsentBar() {
  const t = useTranslations('deployment.consent');
  const paths = usePaths();
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="border-t border-line-strong bg-paper-raised py-4 text-caption"
    >
      <div className="page-width flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <div className="max-w-[72ch]">
          <h2 id={title} className="text-body">
            {t('title')}
          </h2>
          <p>
            <span>{t('text')}</span>{' '}
            <Link to={paths.privacy()} className="underline underline-offset-4">
              {t('privacy')}
            </Link>
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          <Button size="small" onClick={() => giveConsent('yes')}>
            {t('yes')}
          </Button>
          <Button size="small" onClick={() => giveConsent('no')}>
            {t('no')}
          </Button>
        </div>
      </div>
    </section>
  );
}
