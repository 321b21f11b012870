import type { MediaResult } from '@capacitor/camera';

const typeOfExtension: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
};

/**
 * A photo from the plugin as an ordinary file, which is then checked, hashed and read for EXIF like any other.
 * @throws Error if it can't be read
 */
export async function photoFile(
  { uri, webPath }: Pick<MediaResult, 'uri' | 'webPath'>,
  readFile: (address: string) => Promise<Blob>,
): Promise<File> {
  if (webPath === undefined) throw new Error('The plugin gave a photo without an address.');
  const bytes = await readFile(webPath);
  const name = nameIn(uri ?? webPath);
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = typeOfExtension[extension];
  // The plugin converts every other format to JPEG.
  return type === undefined
    ? new File([bytes], `${name}.jpg`, { type: 'image/jpeg' })
    : new File([bytes], name, { type });
}

/** The last segment of a URL, decoded unless its encoding is invalid. */
function nameIn(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const name = last === '' ? 'photo' : last;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
