import type { ReactNode } from 'react';

export interface ClosingCallProps {
  title: string;
  text?: string;
  /** The button. */
  children: ReactNode;
  note?: ReactNode;
}

/** The end of a public page: one thing to do. */
export function ClosingCall({ title, text, children, note }: ClosingCallProps) {
  return (
    <section className="contours mt-16 border-t border-line bg-paper-raised print:hidden">
      <div className="page-width flex flex-col items-start gap-5 py-14">
        <h2 className="max-w-[28ch] font-serif text-title-1">{title}</h2>
        {text !== undefined && <p className="max-w-[58ch] text-ink-soft">{text}</p>}
        {children}
        {note !== undefined && (
          <p className="flex items-start gap-2 text-caption text-ink-soft">{note}</p>
        )}
      </div>
    </section>
  );
}
