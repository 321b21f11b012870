/** Markers of a JPEG file. */
const marker = { start: 0xd8, end: 0xd9, quantization: 0xdb, frame: 0xc2, codes: 0xc4, scan: 0xda };
const components = [1, 2, 3] as const;

/**
 * A square gray picture as a progressive JPEG with all its coefficients. Written here, because an encoder takes seconds for tens of
 * megapixels, while a single shade takes one bit a block.
 * @param side in pixels
 * @param options.colorsAt 1 for colors in full size, 2 for colors at half the size in both directions
 */
export function grayProgressiveJpeg(
  side: number,
  { colorsAt }: { readonly colorsAt: 1 | 2 },
): Buffer {
  const sampling = (component: number) => (component === 1 ? (colorsAt << 4) | colorsAt : 0x11);
  const unitsAcross = Math.ceil(side / (8 * colorsAt));
  const blocksInUnit = colorsAt ** 2 + 2;
  return Buffer.concat([
    Buffer.from([0xff, marker.start]),
    segment(marker.quantization, [0, ...repeated(1, 64)]),
    segment(marker.frame, [
      8,
      ...twoBytes(side),
      ...twoBytes(side),
      components.length,
      ...components.flatMap((component) => [component, sampling(component), 0]),
    ]),
    // One code of one bit: the same shade as the block before.
    segment(marker.codes, [0x00, 1, ...repeated(0, 15), 0]),
    scan([...components], 0, 0, '0'.repeat(unitsAcross ** 2 * blocksInUnit)),
    // Fifteen codes of four bits: nothing more in 2ⁿ or more blocks.
    segment(marker.codes, [
      0x10,
      ...repeated(0, 3),
      15,
      ...repeated(0, 12),
      ...Array.from({ length: 15 }, (_unused, exponent) => exponent << 4),
    ]),
    ...components.map((component) => {
      const across = Math.ceil(side / (component === 1 ? 8 : 8 * colorsAt));
      return scan([component], 1, 63, emptyBlocks(across ** 2));
    }),
    Buffer.from([0xff, marker.end]),
  ]);
}

/** The bits that say that so many blocks have nothing more. */
function emptyBlocks(count: number): string {
  let bits = '';
  for (let left = count; left > 0;) {
    const exponent = Math.min(14, Math.floor(Math.log2(left)));
    const run = Math.min(left, 2 ** (exponent + 1) - 1);
    bits += exponent.toString(2).padStart(4, '0');
    if (exponent > 0) bits += (run - 2 ** exponent).toString(2).padStart(exponent, '0');
    left -= run;
  }
  return bits;
}

function scan(ofComponents: readonly number[], first: number, last: number, bits: string): Buffer {
  const header = [
    ofComponents.length,
    ...ofComponents.flatMap((component) => [component, 0x00]),
    first,
    last,
    0,
  ];
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '1'), 2);
  }
  // Within a scan, 0xff is followed by a zero.
  const escaped = [...bytes].flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte]));
  return Buffer.concat([segment(marker.scan, header), Buffer.from(escaped)]);
}

function segment(kind: number, content: readonly number[]): Buffer {
  return Buffer.from([0xff, kind, ...twoBytes(content.length + 2), ...content]);
}

function repeated(value: number, times: number): number[] {
  return Array.from({ length: times }, () => value);
}

function twoBytes(value: number): [number, number] {
  return [value >> 8, value & 0xff];
}
