import { useCallback, useRef, type RefCallback } from 'react';

interface Caret {
  readonly start: number | null;
  readonly end: number | null;
}

/**
 * For an input that another one replaces: whoever is typing goes on at the same place.
 * @returns the ref for both
 */
export function useSameCaret(
  inputRef: RefCallback<HTMLInputElement>,
): RefCallback<HTMLInputElement> {
  const caret = useRef<Caret | null>(null);
  return useCallback(
    (input: HTMLInputElement) => {
      inputRef(input);
      if (caret.current !== null) {
        const { start, end } = caret.current;
        input.focus({ preventScroll: true });
        input.setSelectionRange(start, end);
        caret.current = null;
      }
      return () => {
        const { selectionStart: start, selectionEnd: end } = input;
        caret.current = document.activeElement === input ? { start, end } : null;
        inputRef(null);
      };
    },
    [inputRef],
  );
}
