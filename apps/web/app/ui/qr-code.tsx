import { useMemo } from 'react';

import { qrModules } from './qr-modules.ts';

/** Dark on white in both themes, with a margin, because cameras need both. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, dark } = useMemo(() => qrModules(text), [text]);
  const margin = 4;
  const side = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-small border border-line"
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
