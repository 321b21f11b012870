import type { ReactNode } from 'react';

export interface PageHeroProps {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}

/** The top of a text page: title and introduction on contour lines. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <div className="contours border-b border-line">
      <div className="page-width flex flex-col gap-4 py-10 md:py-14">
        <h1 className="max-w-[24ch] font-serif text-display">{title}</h1>
        <p className="max-w-[58ch] text-lead text-ink-soft">{lead}</p>
        {children}
      </div>
    </div>
  );
}
