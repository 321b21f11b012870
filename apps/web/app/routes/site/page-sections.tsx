import type { ComponentProps, MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { StartLink } from '../../entities/deployment/start-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChevronIcon } from '../../ui/icons.tsx';

export interface PageSection {
  /** Id of the heading or section that it links to. */
  readonly id: string;
  readonly title: string;
}

const listId = 'page-sections';

/** On a phone: a long page's start button and section menu, sticky from here on. Works without scripts. */
export function SectionBar({
  label,
  entryPoint,
}: Pick<ComponentProps<typeof StartLink>, 'entryPoint'> & { label: string }) {
  const t = useTranslations('shell');
  return (
    <div className="section-bar hidden max-md:block print:hidden">
      <div className="page-width flex items-center justify-between gap-3 py-1.5">
        <button
          type="button"
          popoverTarget={listId}
          className="-mx-2 flex min-h-11 min-w-0 items-center gap-2 rounded-small px-2 text-left text-caption font-strong text-forest"
        >
          <span>{label}</span>
          <ChevronIcon className="size-5 rotate-90" />
        </button>
        <StartLink entryPoint={entryPoint} size="small" className="min-h-11 w-auto! min-w-0">
          {t('getYourScore')}
        </StartLink>
      </div>
    </div>
  );
}

export interface SectionListProps {
  label: string;
  sections: readonly PageSection[];
  className?: string;
  /** CSS class of the list on larger screens; a row by default. */
  listClassName?: string;
}

/** The sections of a long page: a list within the page on larger screens, a sheet opened by the bar on phones. */
export function SectionList({ label, sections, className, listClassName }: SectionListProps) {
  return (
    <nav
      id={listId}
      popover="auto"
      aria-label={label}
      className={classNames('page-sections print:hidden', className)}
    >
      <ul
        className={classNames('flex flex-col md:flex-row md:flex-wrap md:gap-x-6', listClassName)}
      >
        {sections.map(({ id, title }) => (
          <li key={id} className="max-md:border-b max-md:border-line max-md:last:border-0">
            <a
              href={`#${id}`}
              onClick={closeSheet}
              className="flex min-h-12 items-center rounded-small font-strong text-forest underline-offset-4 hover:decoration-2 md:min-h-11 md:underline md:decoration-1"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Without scripts the sheet stays open until the next press outside it; the chosen section is visible above it. */
function closeSheet({ currentTarget }: MouseEvent<HTMLElement>): void {
  const sheet = currentTarget.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open') === true) sheet.hidePopover();
}
