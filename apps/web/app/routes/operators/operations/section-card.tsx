import { useId } from 'react';

import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { WarningIcon } from '../../../ui/icons.tsx';

export interface SectionCardProps {
  title: string;
  lead?: string;
  /** Shown beside the title, such as a button. */
  aside?: Elements;
  /** What the folded section says in a line. Absent if it is never folded. */
  brief?: SectionBrief;
  children: Elements;
}

/** A section in a few words. */
export interface SectionBrief {
  readonly text: string;
  /** Whether there is something in it that somebody should look at. */
  readonly needsLook?: boolean;
}

/** A card of operators' pages, which is a region with its title. */
export function SectionCard({ title, lead, aside, brief, children }: SectionCardProps) {
  const id = useId();
  const content = (
    <>
      {lead !== undefined && <p className="mt-1 max-w-[64ch] text-caption text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </>
  );
  if (brief !== undefined) {
    const { text, needsLook = false } = brief;
    return (
      <section aria-labelledby={id} className="min-w-0">
        <Card>
          <Disclosure
            summaryClassName="px-4 py-2"
            summary={
              <hgroup className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-6">
                <h2 id={id} className="font-serif text-title-3 sm:w-64 sm:shrink-0">
                  {title}
                </h2>
                <p
                  className={classNames(
                    'flex items-center gap-1 text-caption tabular-nums',
                    needsLook ? 'font-strong text-ember' : 'text-ink-soft',
                  )}
                >
                  {needsLook && <WarningIcon className="size-4" />}
                  <span>{text}</span>
                </p>
              </hgroup>
            }
          >
            <div className="px-4 pb-4">
              {aside}
              {content}
            </div>
          </Disclosure>
        </Card>
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="h-full p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 id={id} className="font-serif text-title-3">
            {title}
          </h2>
          {aside}
        </div>
        {content}
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
