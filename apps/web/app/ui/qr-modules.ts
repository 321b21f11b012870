import { generate } from 'lean-qr';

/** A QR code, in units of its modules. */
export interface QrModules {
  /** Length of a side. */
  readonly size: number;
  /** The dark modules as an SVG path. */
  readonly dark: string;
}

export function qrModules(text: string): QrModules {
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, place) => place);
  return {
    size: code.size,
    dark: places
      .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
      .join(''),
  };
}
