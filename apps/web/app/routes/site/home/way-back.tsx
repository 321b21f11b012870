import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useLastHome } from '../../../entities/property/last-home.ts';
import { usePaths } from '../../../lib/paths.ts';
import { ArrowRightIcon } from '../../../ui/icons.tsx';

/**
 * Links back to the visitor's property from the home page's first screen. It uses the space above the title, so that
 * nothing moves when it appears.
 */
export function WayBack() {
  const t = useTranslations('home');
  const paths = usePaths();
  const home = useLastHome();
  if (home === null) return null;
  return (
    <p className="absolute inset-x-0 top-0 print:hidden">
      <span className="page-width flex">
        <Link
          to={paths.property(home.id)}
          className="-mx-2 flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-small px-2 text-caption text-forest underline-offset-4 hover:underline md:min-h-14"
        >
          <span key={home.address} className="truncate">
            {t.rich('continue', {
              address: home.address,
              home: inBold,
            })}
          </span>
          <ArrowRightIcon className="size-4" />
        </Link>
      </span>
    </p>
  );
}

function inBold(address: ReactNode) {
  return <strong>{address}</strong>;
}
