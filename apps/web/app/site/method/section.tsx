import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../../ui/class-names.ts';
import type { sectionIds } from './section-ids.ts';

/** A titled section of the page that can be linked to. */
export function Section({
  id,
  wide = false,
  children,
}: {
  id: (typeof sectionIds)[number];
  /** Uses the page's full width below its title. */
  wide?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('method.sections');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames(
        'grid gap-x-12 gap-y-5 border-t border-line pt-6',
        !wide && 'lg:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      <h2 id={`${id}-heading`} className="font-serif text-title-1">
        {t(id)}
      </h2>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
