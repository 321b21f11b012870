import { useMemo } from 'react';

import { classNames } from './class-names.ts';
import { qrModules } from './qr-modules.ts';

/** Dark on white in both themes, with a margin, because cameras need both. */
export function QrCode({
  text,
  label,
  small = false,
}: {
  text: string;
  label: string;
  /** On a card that is held in a hand. */
  small?: boolean;
}) {
  const { size, dark } = useMemo(() => qrModules(text), [text]);
  const margin = 4;
  const side = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={classNames(
        'shrink-0 rounded-small border border-line',
        small ? 'size-32' : 'size-52',
      )}
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
