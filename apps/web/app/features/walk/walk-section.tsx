import { useEffect, useRef } from 'react';

import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';

export interface WalkSectionProps {
  title: string;
  className: string;
  children: Elements;
}

/** The walk's first or last page, whose title gets focus, so that a screen reader begins there. */
export function WalkSection({ title, className, children }: WalkSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The stop before may have been scrolled.
    window.scrollTo(0, 0);
  }, []);
  return (
    <section
      aria-labelledby="walk-heading"
      className={classNames('page-width flex flex-1 flex-col', className)}
    >
      <h1
        id="walk-heading"
        ref={heading}
        tabIndex={-1}
        className="font-serif text-title-1 outline-none"
      >
        {title}
      </h1>
      {children}
    </section>
  );
}
