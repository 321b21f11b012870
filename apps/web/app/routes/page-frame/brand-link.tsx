import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { RingsMark } from '../../ui/rings-mark.tsx';

/** The logo and the product's name, linked to the home page. */
export function BrandLink({ onClick }: { onClick?: () => void }) {
  const t = useTranslations('shell');
  const paths = usePaths();
  return (
    <Link to={paths.home()} aria-label={t('brandHome')} onClick={onClick} className={brandLayout}>
      <LogoAndName />
    </Link>
  );
}

/** The same without a link, for a page whose scripts aren't there yet. */
export function Brand() {
  return (
    <div className={brandLayout}>
      <LogoAndName />
    </div>
  );
}

const brandLayout =
  'flex min-h-12 min-w-0 items-center gap-3 rounded-small font-serif text-body leading-tight font-strong text-ink md:max-lg:shrink-0 md:max-lg:gap-2 md:max-lg:text-[1rem]';

function LogoAndName() {
  const t = useTranslations('shell');
  return (
    <>
      {/* Large text needs its room. */}
      <RingsMark className="size-10 shrink-0 text-forest @max-[18rem]:hidden" />
      {/* In two lines on a tablet, beside a navigation in Spanish. */}
      <span className="max-w-36 text-balance md:max-w-25 lg:max-w-none">{t('brand')}</span>
    </>
  );
}
