/** Enough to tell a HEIC by. */
const count = 12;

/**
 * The first bytes of a chosen file.
 * @returns null if it can't be read: it was moved, changed or deleted since it was chosen, or is in a cloud that doesn't bring it
 */
export async function leadingBytes(file: Blob): Promise<Uint8Array | null> {
  return file
    .slice(0, count)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    );
}

/** The kinds of HEIF that cameras write, as ISO/IEC 23008-12 names them. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether a file that begins so is a HEIC, whatever it is called. */
export function areHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes);
  return text.slice(4, 8) === 'ftyp' && heicBrands.includes(text.slice(8, 12));
}
