import { useId } from 'react';

import { Card } from '../../ui/card.tsx';
import type { Elements } from '../../ui/elements.ts';

/** A part of the account's page. */
export function AccountSection({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-6 p-6">
        <h2 id={id} className="font-serif text-title-2">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
