import { parentPort } from 'node:worker_threads';
import { evidenceFromExif, exifReading, orientationFromExif } from '@dss/domain';
import ExifReader from 'exifreader';
import { noExif, type ReadExif } from './read-exif.ts';

parentPort?.on('message', (exif: Uint8Array) => {
  parentPort?.postMessage(read(exif));
});
parentPort?.postMessage('ready');

function read(exif: Uint8Array): ReadExif {
  try {
    const tags = ExifReader.load(new Uint8Array(exif).buffer, exifReading);
    return { evidence: evidenceFromExif(tags), orientation: orientationFromExif(tags) };
  } catch {
    // The library throws on metadata it doesn't know.
    return noExif;
  }
}
