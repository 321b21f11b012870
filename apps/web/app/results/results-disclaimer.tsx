import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';

/** What a score is not. */
export function ResultsDisclaimer() {
  const t = useTranslations('results.disclaimer');
  const paths = usePaths();
  return (
    <p className="max-w-[72ch] border-t border-line pt-4 text-caption text-ink-soft">
      {t('text')}{' '}
      <Link to={paths.disclaimer()} className="py-1 text-forest underline underline-offset-4">
        {t('link')}
      </Link>
    </p>
  );
}
