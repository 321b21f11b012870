import { crc32, deflateRawSync, constants, type ZlibOptions } from 'node:zlib';

/** Where each of PNG's seven passes begins, and how far its pixels are apart: left, top, across, down. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const bytesPerPixel = 8;
const pieceBytes = 1024 * 1024;

/**
 * A square transparent picture as an interlaced PNG of 16 bits in four channels. Written here, because to pack hundreds of megabytes takes
 * seconds, while each of them is the same: zeros.
 * @param side in pixels
 */
export function transparentInterlacedPng(side: number): Buffer {
  const count = passes.reduce((sum, [left, top, across, down]) => {
    const columns = Math.ceil((side - left) / across);
    const rows = Math.ceil((side - top) / down);
    return sum + (columns > 0 ? rows * (1 + columns * bytesPerPixel) : 0);
  }, 0);
  return png(side, true, packedZeros(count, {}));
}

/**
 * The same picture row by row, with a code for each of its bytes: it takes the longest to unpack, some 2.5 s with 9,900 pixels a side.
 * @param side in pixels
 */
export function transparentSlowPng(side: number): Buffer {
  const count = side * (1 + side * bytesPerPixel);
  return png(side, false, packedZeros(count, { strategy: constants.Z_HUFFMAN_ONLY }));
}

function png(side: number, isInterlaced: boolean, packed: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 6, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** So many zeros in zlib's format: one packed piece over and over, each unpacked without those before it. */
function packedZeros(count: number, options: ZlibOptions): Buffer {
  const piece = deflateRawSync(Buffer.alloc(pieceBytes), {
    ...options,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const whole = Math.floor(count / pieceBytes);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((((count % 65_521) << 16) | 1) >>> 0);
  return Buffer.concat([
    Buffer.from([0x78, 0x01]),
    ...Array.from({ length: whole }, () => piece),
    deflateRawSync(Buffer.alloc(count % pieceBytes), options),
    checksum,
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
