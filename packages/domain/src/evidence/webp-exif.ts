const chunkHeaderBytes = 8;
const riffHeaderBytes = 12;

/**
 * The EXIF chunk of a WebP (RFC 9649, 2.7), as the TIFF structure that exifr reads; exifr doesn't know the container.
 * @returns null for any other file, and for a WebP without such a chunk
 */
export function exifOfWebp(file: Uint8Array): Uint8Array | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const nameAt = (offset: number) =>
    offset + 4 <= file.length ? String.fromCharCode(...file.subarray(offset, offset + 4)) : '';
  if (nameAt(0) !== 'RIFF' || nameAt(8) !== 'WEBP') return null;
  let offset = riffHeaderBytes;
  while (offset + chunkHeaderBytes <= file.length) {
    const size = view.getUint32(offset + 4, true);
    const start = offset + chunkHeaderBytes;
    if (nameAt(offset) === 'EXIF') return withoutPrefix(file.subarray(start, start + size));
    // Chunks are padded to an even length.
    offset = start + size + (size % 2);
  }
  return null;
}

/** Some programs write JPEG's prefix into a WebP too. */
function withoutPrefix(chunk: Uint8Array): Uint8Array {
  const prefix = [0x45, 0x78, 0x69, 0x66, 0, 0];
  return prefix.every((byte, index) => chunk[index] === byte)
    ? chunk.subarray(prefix.length)
    : chunk;
}
