import { useEffect, useRef, useState, type RefObject } from 'react';

export interface FileDrop {
  area: RefObject<HTMLDivElement | null>;
  /** Files are being dragged over the page. */
  dragging: boolean;
  /** Files are being dragged over the drop area. */
  over: boolean;
}

/**
 * Accepts files dropped onto an area. Files dropped outside it are ignored, since the browser would otherwise leave the
 * page to show them.
 */
export function useFileDrop(onDrop: (files: File[]) => void): FileDrop {
  const area = useRef<HTMLDivElement>(null);
  const [where, setWhere] = useState<'nowhere' | 'page' | 'area'>('nowhere');
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  }, [onDrop]);

  useEffect(() => {
    const isOver = ({ target }: DragEvent) =>
      target instanceof Node && area.current?.contains(target) === true;
    const follow = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const over = isOver(event);
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = over ? 'copy' : 'none';
      setWhere(over ? 'area' : 'page');
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setWhere('nowhere');
    };
    const take = (event: DragEvent) => {
      setWhere('nowhere');
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (isOver(event)) drop.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragenter', follow);
    window.addEventListener('dragover', follow);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragenter', follow);
      window.removeEventListener('dragover', follow);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', take);
    };
  }, []);
  return { area, dragging: where !== 'nowhere', over: where === 'area' };
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** Accepts files pasted anywhere on the page; pasted text is left alone. */
export function usePastedFiles(onPaste: (files: File[]) => void): void {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onPaste(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [onPaste]);
}
