import type { ReactElement } from 'react';

/** Something that can be given or sent to somebody: its name, what it is, and how to get it. */
export function Handout({
  name,
  text,
  children,
}: {
  name: string;
  text: string;
  children: ReactElement;
}) {
  return (
    <div className="flex flex-col items-start gap-2 py-4">
      <h3 className="font-strong">{name}</h3>
      <p className="max-w-[68ch] text-caption text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
