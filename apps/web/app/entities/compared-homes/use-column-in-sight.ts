import { useEffect, useRef, useState, type RefObject } from 'react';

/** Which column of a list that slides sideways is in sight, and the way to another. */
export function useColumnInSight(): {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Its index. */
  readonly at: number;
  /** Whether there is more than there is room for. */
  readonly overflows: boolean;
  readonly go: (index: number) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const look = () => {
      setOverflows(element.scrollWidth > element.clientWidth + 1);
      setAt(columnAt(element));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const go = (index: number) => {
    const element = list.current;
    const column = element?.children[index];
    if (element === null || column === undefined) return;
    const { left } = column.getBoundingClientRect();
    element.scrollBy({ left: left - element.getBoundingClientRect().left });
    // At the end there may be nothing further to scroll, and yet another column to name.
    setAt(index);
  };
  return { list, at, overflows, go };
}

/** The first column of which more than half is in sight; the last one at the end. */
function columnAt(element: HTMLElement): number {
  const { left } = element.getBoundingClientRect();
  const columns = [...element.children];
  const found = columns.findIndex((column) => {
    const box = column.getBoundingClientRect();
    return box.left + box.width / 2 > left;
  });
  return found === -1 ? columns.length - 1 : found;
}
