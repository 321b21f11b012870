import { useState, type ReactNode } from 'react';

export interface StaticPartProps {
  /** An id that is unique on the page. */
  readonly id: string;
  /** Must be static: without handlers or state, and with the links it had when the page was built. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A long part of a page that never changes. On a prerendered page its HTML is reused as it is, since hydrating it would
 * delay the page's first response to a tap. Elsewhere it renders normally.
 */
export function StaticPart({ id, children, className }: StaticPartProps) {
  const [built] = useState(() =>
    import.meta.env.SSR ? null : (document.getElementById(id)?.innerHTML ?? null),
  );
  if (built === null) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: built }} />;
}
