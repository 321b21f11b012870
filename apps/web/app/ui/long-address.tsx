import { useState } from 'react';

export interface LongAddressProps {
  text: string;
  /** The button's texts; without them a long address stays collapsed. */
  unfold?: { showAll: string; showLess: string };
}

/** Addresses longer than this are collapsed. */
const foldAfter = 160;

/** An address of any length as a page title. */
export function LongAddress({ text, unfold }: LongAddressProps) {
  const [open, setOpen] = useState(false);
  const folds = text.length > foldAfter;
  return (
    <div>
      <h1 className="font-serif text-title-3 leading-tight wrap-anywhere sm:text-title-1">
        {folds && !open ? `${text.slice(0, foldAfter).trimEnd()}…` : text}
      </h1>
      {folds && unfold !== undefined && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-10 rounded-small text-caption font-strong text-forest underline underline-offset-4"
        >
          {open ? unfold.showLess : unfold.showAll}
        </button>
      )}
    </div>
  );
}
