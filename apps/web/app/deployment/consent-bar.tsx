import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { giveConsent } from './consent.ts';
import { usePaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';

/** Asks for permission to count visits. Yes and no look alike. */
export function ConsentBar() {
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
            {t('text')}{' '}
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
