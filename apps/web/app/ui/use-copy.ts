import { useRef, useState, type RefObject } from 'react';

/** Copies the text of a field, which is selected so that a person can copy it where the browser doesn't let us. */
export function useCopy(text: string): {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Null until it was tried. */
  readonly copied: 'yes' | 'failed' | null;
  readonly copy: () => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  const copy = () => {
    field.current?.select();
    void copyText(text).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  };
  return { field, copied, copy };
}

/** Puts a text on the clipboard, which fails where the browser doesn't let us: a page without https has none. */
export function copyText(text: string): Promise<void> {
  return (
    navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('There is no clipboard.'))
  );
}
