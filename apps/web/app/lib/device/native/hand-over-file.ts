import { Directory, Filesystem, type FilesystemPlugin } from '@capacitor/filesystem';
import { Share, type SharePlugin } from '@capacitor/share';

/** The parts of the plugins that are used. */
interface FilePlugins {
  readonly files: Pick<FilesystemPlugin, 'writeFile' | 'appendFile' | 'rmdir' | 'getUri'>;
  readonly share: Pick<SharePlugin, 'share'>;
}

const plugins: FilePlugins = { files: Filesystem, share: Share };

/** In the app's cache, because both systems hand on files from there alone, and may clear it. */
const directory = Directory.Cache;
const folder = 'handed-over';

/**
 * What crosses to the plugin at once, in bytes: an export may be larger than a webview's memory. A multiple of three, so that base64 of
 * the parts is base64 of the whole.
 */
const partSize = 3 * 256 * 1024;

/**
 * Writes a file and opens the system's sheet, where its owner saves it or sends it on. A file that breaks off isn't handed over.
 * @returns whether the owner chose where it goes, rather than closing the sheet
 * @throws what reading or writing it fails with
 */
export async function handOverFile(
  content: ReadableStream<Uint8Array>,
  name: string,
  { files, share }: FilePlugins = plugins,
): Promise<boolean> {
  await discardHandedOver({ files });
  const path = `${folder}/${name}`;
  try {
    let isBegun = false;
    for await (const part of partsOf(content)) {
      const data = base64Of(part);
      if (isBegun) await files.appendFile({ path, data, directory });
      else await files.writeFile({ path, data, directory, recursive: true });
      isBegun = true;
    }
  } catch (error) {
    await discardHandedOver({ files });
    throw error;
  }
  const { uri } = await files.getUri({ path, directory });
  try {
    await share.share({ title: name, files: [uri] });
    return true;
  } catch (error) {
    if (/cancel/i.test(String(error instanceof Error ? error.message : error))) return false;
    throw error;
  }
}

/**
 * Removes the copies that were handed over. Not right after, because whoever took a file may still be reading it.
 */
export async function discardHandedOver({
  files,
}: Pick<FilePlugins, 'files'> = plugins): Promise<void> {
  // There is none before the first.
  await files.rmdir({ path: folder, directory, recursive: true }).catch(() => undefined);
}

/** The same bytes in parts of one size, besides the last. */
async function* partsOf(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const part = new Uint8Array(partSize);
  let filled = 0;
  const reader = content.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (let taken = 0; taken < value.length;) {
        const piece = value.subarray(taken, taken + partSize - filled);
        part.set(piece, filled);
        taken += piece.length;
        filled += piece.length;
        if (filled < partSize) continue;
        yield part;
        filled = 0;
      }
    }
    if (filled > 0) yield part.subarray(0, filled);
  } finally {
    // Stops the download, unless it is over.
    await reader.cancel().catch(() => undefined);
  }
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  // As many as a call takes as arguments everywhere.
  for (let at = 0; at < bytes.length; at += 0x2000) {
    text += String.fromCodePoint(...bytes.subarray(at, at + 0x2000));
  }
  return btoa(text);
}
