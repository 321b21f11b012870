import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';

export interface Combobox {
  readonly isOpen: boolean;
  readonly highlight: Highlight;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly setHighlight: (highlight: Highlight) => void;
  readonly open: () => void;
  readonly close: () => void;
  /** Props for the input: its ARIA link to the list, and its key handlers. */
  readonly inputProps: Pick<
    ComponentProps<'input'>,
    'role' | 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
  > & { readonly onKeyDown: (event: KeyboardEvent) => void };
}

/**
 * An editable combobox with a list (WAI-ARIA Authoring Practices): focus stays in the input, which names the
 * highlighted option by id. Nothing is highlighted until an arrow key is pressed.
 */
export function useCombobox(options: number, pick: (index: number) => void): Combobox {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setHighlight] = useState<Highlight>(null);
  // The list may have become shorter.
  const highlight = isOpen && wanted !== null && wanted < options ? wanted : null;
  const optionId = (index: number) => `${id}-option-${index}`;
  const set = (open: boolean) => {
    setOpen(open);
    setHighlight(null);
  };

  function onKeyDown(event: KeyboardEvent): void {
    // A key that ends an IME composition must not act on the list.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (options === 0) return;
        event.preventDefault();
        setOpen(true);
        setHighlight(moveHighlight(event.key, highlight, options));
        return;
      case 'Enter':
        if (highlight === null) return;
        event.preventDefault();
        pick(highlight);
        set(false);
        return;
      case 'Escape':
        if (!isOpen) return;
        event.preventDefault();
        set(false);
    }
  }

  return {
    isOpen,
    highlight,
    listId: `${id}-list`,
    optionId,
    setHighlight,
    open: () => set(true),
    close: () => set(false),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && options > 0,
      'aria-controls': isOpen && options > 0 ? `${id}-list` : undefined,
      'aria-activedescendant': highlight === null ? undefined : optionId(highlight),
      onKeyDown,
    },
  };
}

/** Index of the highlighted option; null for none, so that Enter submits the typed text. */
export type Highlight = number | null;

/** The highlight after an arrow key. Wraps around at both ends of the list. */
export function moveHighlight(key: string, highlight: Highlight, options: number): Highlight {
  if (options === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return highlight === null ? 0 : (highlight + 1) % options;
    case 'ArrowUp':
      return highlight === null ? options - 1 : (highlight + options - 1) % options;
    default:
      return highlight;
  }
}
