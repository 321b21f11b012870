import type { ReactNode } from 'react';

export interface GuidelineSectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of the guidelines that can be linked to by its id. */
export function GuidelineSection({ id, title, lead, children }: GuidelineSectionProps) {
  return (
    <section aria-labelledby={id} className="page-width pt-14 md:pt-20">
      <h2 id={id} tabIndex={-1} className="scroll-mt-4 font-serif text-title-1">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-3 max-w-[68ch] text-ink-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
