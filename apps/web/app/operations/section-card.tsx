import { useId, type ReactNode } from 'react';

import { Card } from '../ui/card.tsx';

export interface SectionCardProps {
  title: string;
  lead?: string;
  /** What stands at the title's side, such as a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card of operators' pages, which is a region with its title. */
export function SectionCard({ title, lead, aside, children }: SectionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="h-full p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 id={id} className="font-serif text-title-3">
            {title}
          </h2>
          {aside}
        </div>
        {lead !== undefined && (
          <p className="mt-1 max-w-[64ch] text-caption text-ink-soft">{lead}</p>
        )}
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  );
}

/** Figures with their names. */
export function FigureList({ figures }: { figures: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-caption text-ink-soft">{name}</dt>
          <dd className="font-strong tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
