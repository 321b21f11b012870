/** A photo file's format, by its first bytes. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp';

/** A segment of a JPEG, a chunk of a PNG or of a WebP. */
export interface PhotoPart {
  /** A chunk's four letters, `APP0` to `APP15` and `COM` in a JPEG, or `TRAILER` for what follows its picture. */
  readonly name: string;
  /** From the first byte of its header to the byte after its end, within the file. */
  readonly start: number;
  readonly end: number;
  /** Its data, without header, padding and checksum. */
  readonly dataStart: number;
  readonly dataEnd: number;
}

/** More than any camera or program writes; each one costs time. */
const maxParts = 20_000;
/** Four times what a JPEG segment can hold; no camera writes more. */
export const maxExifBytes = 256 * 1024;

const jpegStart = [0xff, 0xd8, 0xff];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const exifPrefix = [0x45, 0x78, 0x69, 0x66, 0, 0];
const exifPartNames = { jpeg: 'APP1', png: 'eXIf', webp: 'EXIF' } as const;

/** JPEG, PNG or WebP by the first bytes; null for anything else. The file's name doesn't matter. */
export function photoFormat(file: Uint8Array): PhotoFormat | null {
  if (startsWith(file, jpegStart)) return 'jpeg';
  if (startsWith(file, pngStart)) return 'png';
  return textAt(file, 0) === 'RIFF' && textAt(file, 8) === 'WEBP' ? 'webp' : null;
}

/**
 * The EXIF of a JPEG, PNG or WebP, as the TIFF structure that starts with its byte order. Nothing is inflated or copied, and
 * no other metadata is read, neither XMP nor text.
 * @returns null for any other file, without EXIF, and if it is larger than 256 kB
 * @throws RangeError as `photoParts`
 */
export function exifOfPhoto(file: Uint8Array): Uint8Array | null {
  const format = photoFormat(file);
  if (format === null) return null;
  for (const part of photoParts(file, format)) {
    const exif = exifOfPart(file, part, format);
    if (exif !== null) return exif;
  }
  return null;
}

/** Like `exifOfPhoto`, for one part: null if it isn't EXIF. */
export function exifOfPart(
  file: Uint8Array,
  { name, dataStart, dataEnd }: PhotoPart,
  format: PhotoFormat,
): Uint8Array | null {
  if (name !== exifPartNames[format]) return null;
  const data = file.subarray(dataStart, dataEnd);
  const hasPrefix = startsWith(data, exifPrefix);
  // Without this prefix a JPEG segment isn't EXIF. The other formats don't use the prefix, but some programs write it.
  if (format === 'jpeg' && !hasPrefix) return null;
  const exif = hasPrefix ? data.subarray(exifPrefix.length) : data;
  return exif.length <= maxExifBytes ? exif : null;
}

/**
 * A photo's parts in order, as its decoder would find them. A part that claims to be longer than the file ends with the file. In a
 * JPEG, frames, tables and scans aren't listed, because they are the picture.
 * @throws RangeError if there are more than any photo has
 */
export function* photoParts(file: Uint8Array, format: PhotoFormat): Generator<PhotoPart> {
  const readers = { jpeg: jpegSegments, png: pngChunks, webp: webpChunks };
  let count = 0;
  for (const part of readers[format](file)) {
    count += 1;
    if (count > maxParts) throw new RangeError(`more than ${maxParts} parts in a photo`);
    yield part;
  }
}

/** JPEG (ITU T.81, annex B.1.1), read like decoders do: bytes between segments are skipped, and a length below 2 counts as 2. */
function* jpegSegments(file: Uint8Array): Generator<PhotoPart> {
  const view = viewOf(file);
  let start = nextSegment(file, 2);
  while (start < file.length) {
    const marker = view.getUint8(start + 1);
    const isEnd = marker === endOfImage;
    if (isEnd && start + 2 < file.length) yield partAt(file, 'TRAILER', start + 2, 0, file.length);
    if (isEnd || start + 4 > file.length) return;
    const end = start + 2 + Math.max(view.getUint16(start + 2), 2);
    const name = segmentName(marker);
    if (name !== null) yield partAt(file, name, start, 4, end);
    start = nextSegment(file, end);
  }
}

const endOfImage = 0xd9;

/** The position of the next segment's marker; skips padding, restart markers, and bytes of a scan that look like markers. */
function nextSegment(file: Uint8Array, from: number): number {
  const last = file.length - 1;
  for (let start = from; start >= 0 && start < last;) {
    const end = Math.min(start + checkedBytes, last);
    for (let index = start; index < end; index += 1) {
      if (file[index] !== 0xff) continue;
      const marker = file[index + 1] ?? 0;
      const isAlone = marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
      if (!isAlone) return index;
    }
    start = file.indexOf(0xff, end);
  }
  return file.length;
}

/**
 * How many bytes are compared one by one before the native search continues. In a scan, possible markers lie hundreds of bytes
 * apart, and the search is several times faster; a hostile file, full of them, would pay for its call at each.
 */
const checkedBytes = 64;

function segmentName(marker: number): string | null {
  if (marker >= 0xe0 && marker <= 0xef) return `APP${marker - 0xe0}`;
  return marker === 0xfe ? 'COM' : null;
}

/** PNG (third edition, 5.3): length, name, data, checksum. */
function* pngChunks(file: Uint8Array): Generator<PhotoPart> {
  const view = viewOf(file);
  let start = pngStart.length;
  while (start + 12 <= file.length) {
    const dataEnd = start + 8 + view.getUint32(start);
    yield partAt(file, textAt(file, start + 4), start, 8, dataEnd + 4, dataEnd);
    start = dataEnd + 4;
  }
}

/** WebP (RFC 9649, 2.3): name, length, data, padded to an even length. */
function* webpChunks(file: Uint8Array): Generator<PhotoPart> {
  const view = viewOf(file);
  let start = 12;
  while (start + 8 <= file.length) {
    const dataEnd = start + 8 + view.getUint32(start + 4, true);
    const end = dataEnd + (dataEnd % 2);
    yield partAt(file, textAt(file, start), start, 8, end, dataEnd);
    start = end;
  }
}

function partAt(
  file: Uint8Array,
  name: string,
  start: number,
  headerBytes: number,
  end: number,
  dataEnd = end,
): PhotoPart {
  const { length } = file;
  return {
    name,
    start,
    end: Math.min(end, length),
    dataStart: Math.min(start + headerBytes, length),
    dataEnd: Math.min(dataEnd, length),
  };
}

function viewOf(file: Uint8Array): DataView {
  return new DataView(file.buffer, file.byteOffset, file.byteLength);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function textAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(
    bytes[offset] ?? 0,
    bytes[offset + 1] ?? 0,
    bytes[offset + 2] ?? 0,
    bytes[offset + 3] ?? 0,
  );
}
