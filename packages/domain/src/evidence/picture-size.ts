export interface PictureSize {
  width: number;
  height: number;
}

/**
 * A picture's size in pixels as stored (before any EXIF rotation), read from its header without decoding it. Supports
 * JPEG, PNG and WebP; null for anything else and for a truncated header.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = sizeOfJpeg(view) ?? sizeOfPng(view) ?? sizeOfWebp(view);
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const pngSignature = 0x8950_4e47;

function sizeOfPng(view: DataView): PictureSize | null {
  if (view.getUint32(0) !== pngSignature) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frame headers are the markers C0 to CF, except those that define tables. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function sizeOfJpeg(view: DataView): PictureSize | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let offset = 2;
  for (;;) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) offset += 1;
    else if (isFrameHeader(marker)) {
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    } else offset += 2 + view.getUint16(offset + 2);
  }
}

function sizeOfWebp(view: DataView): PictureSize | null {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null;
  switch (textAt(view, 12)) {
    case 'VP8X':
      return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return null;
  }
}

function textAt(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(offset + at)));
}

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16);
}
