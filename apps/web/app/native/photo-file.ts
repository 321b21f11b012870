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
 * A photo that the plugin gave, as a file like any other: checked, hashed and read for its EXIF from here on.
 * @throws Error where it can't be read
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
  // Of what the plugin doesn't name otherwise it makes JPEGs.
  return type === undefined
    ? new File([bytes], `${name}.jpg`, { type: 'image/jpeg' })
    : new File([bytes], name, { type });
}

/** The last part of an address: where a name is encoded wrongly it stays as it is. */
function nameIn(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const name = last === '' ? 'photo' : last;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
