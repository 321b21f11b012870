import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ByteStream } from '../storage/photo-store.ts';

/** Adds files to a ZIP file; each call resolves once its content has been taken, as fast as the file is read. */
export interface ZipWriter {
  addText(name: string, content: string): Promise<void>;
  addJson(name: string, content: unknown): Promise<void>;
  /** Adds bytes that can't be made smaller. */
  addStored(name: string, content: ByteStream): Promise<void>;
}

/**
 * A ZIP file as a stream.
 * @param fill adds the files; if it throws, the stream ends with an error
 * @param onFailure called with the error, unless the reader went away
 */
export function writeZip(
  fill: (zip: ZipWriter) => Promise<void>,
  onFailure: (error: unknown) => void,
): Readable {
  const file = new ZipFile();
  const output = new PassThrough();
  let adding: Readable | null = null;
  const fail = (error: unknown) => {
    if (output.destroyed) return;
    onFailure(error);
    output.destroy(error instanceof Error ? error : new Error('a file could not be added'));
  };
  file.on('error', fail);
  pipeline(file.outputStream, output, () => adding?.destroy());

  const add = async (name: string, content: Readable, options: object): Promise<void> => {
    if (output.destroyed) {
      content.destroy();
      throw new Error('nobody reads it anymore');
    }
    adding = content;
    file.addReadStream(content, name, options);
    await finished(content, { writable: false });
    adding = null;
  };
  const addText = (name: string, content: string) =>
    add(name, Readable.from([Buffer.from(content)]), {});

  fill({
    addText,
    addJson: (name, content) => addText(name, `${JSON.stringify(content, null, 2)}\n`),
    addStored: (name, { stream, bytes }) => add(name, stream, { compress: false, size: bytes }),
  }).then(() => file.end(), fail);
  return output;
}
