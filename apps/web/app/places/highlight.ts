/** Which of the options is highlighted, by its place; null: none, so that Enter sends what was typed. */
export type Highlight = number | null;

/** Where an arrow key leads: around the list, from the last option to the first. */
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
