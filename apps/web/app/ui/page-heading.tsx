import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { TextLink } from './text-link.tsx';

export interface PageHeadingProps {
  title: string;
  /** The home's. */
  address: string;
  back: { readonly to: string; readonly label: string };
  /** Beside the way back. */
  beside?: Elements;
  /** What the page is for. */
  children?: Elements;
  className?: string;
}

/** The head of each page of a home that isn't its results: the way back, what the page is, and of which home. */
export function PageHeading({
  title,
  address,
  back,
  beside,
  children,
  className,
}: PageHeadingProps) {
  return (
    <header className={classNames('flex flex-col gap-1', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-caption print:hidden">
        <TextLink to={back.to}>{back.label}</TextLink>
        {beside}
      </div>
      <div className="flex max-w-[68ch] flex-col gap-1">
        <h1 className="font-serif text-title-1">{title}</h1>
        <p className="wrap-anywhere text-ink-soft">{address}</p>
        {children}
      </div>
    </header>
  );
}
