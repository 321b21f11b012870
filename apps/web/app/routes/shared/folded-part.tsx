import { useId } from 'react';

import { Disclosure } from '../../ui/disclosure.tsx';
import type { Elements } from '../../ui/elements.ts';

/** A part of the page under its heading, folded until somebody asks for it. */
export function FoldedPart({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line print:mb-3 print:border-0">
      <Disclosure
        summary={
          <h2 id={id} className="min-w-0 font-serif text-title-3 wrap-anywhere">
            {title}
          </h2>
        }
        summaryClassName="py-1"
      >
        <div className="flex flex-col gap-3 pb-5 print:pb-0">{children}</div>
      </Disclosure>
    </section>
  );
}
