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
