import type { ReactNode } from 'react';

export interface AccordionItem {
  /** The item's id on the page; a link to it opens it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  /** Must be unique on the page: items with the same name close each other. */
  name: string;
  items: readonly AccordionItem[];
}

/**
 * At most one item is open at a time. Uses native `details`, so it can be read, searched and printed without scripts.
 */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-b border-line">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} className="group/item border-t border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-small py-3 hover:text-forest [&::-webkit-details-marker]:hidden">
            <h3 className="text-body leading-snug text-pretty">{title}</h3>
            <FoldSign />
          </summary>
          <div className="max-w-[68ch] pr-4 pb-6 text-ink-soft sm:pr-10">{content}</div>
        </details>
      ))}
    </div>
  );
}

function FoldSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-6 shrink-0 text-forest print:hidden"
    >
      <path d="M5 12h14" />
      <path d="M12 5v14" className="group-open/item:hidden" />
    </svg>
  );
}
