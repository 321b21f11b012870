import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useDeployment } from '../../entities/deployment/deployment.ts';
import { usePaths } from '../../lib/paths.ts';
import { OwnDataActions } from './own-data-actions.tsx';

/** What people may do with all that is theirs: get a copy, or delete it. */
export function OwnDataSection({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('ownData');
  const paths = usePaths();
  const months = useDeployment()?.services.expiresHomes;
  return (
    <section aria-labelledby="own-data" className="mt-4 border-t border-line pt-8 print:hidden">
      <h2 id="own-data" className="font-serif text-title-2">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-[64ch] text-ink-soft">
        <span>{t(isSignedIn ? 'textSignedIn' : 'text')}</span>{' '}
        <Link to={paths.deletion()} className="underline underline-offset-4">
          {t('policy')}
        </Link>
      </p>
      {months !== undefined && !isSignedIn && (
        <p className="mt-2 max-w-[64ch] text-ink-soft">
          {t('expires', { months: Number(months) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
        <OwnDataActions size="small" isSignedIn={isSignedIn} />
      </div>
    </section>
  );
}
