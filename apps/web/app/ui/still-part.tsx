import { useState, type ReactNode } from 'react';

export interface StillPartProps {
  /** Names it within the page. */
  readonly id: string;
  /** Nothing in it changes or answers by script; its links are those of the page as it was built. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A long part of a page that never changes once it is there. In a page that came whole from the build it is left as it
 * stands: React would otherwise walk through all of it before the page answers to a finger. Where the page is drawn in
 * the browser, it is drawn like any other part.
 */
export function StillPart({ id, children, className }: StillPartProps) {
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
