import { photoSchema, type Photo, type ClientEvidence } from '@dss/domain';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { errorFromReply, networkError } from '../../lib/api/api-error.ts';
import { asVisitor, madeFirst, parseReply } from '../../lib/api/client.ts';
import type { VisitorHeaders } from '../../lib/api/native-visitor.ts';
import { serverAddress } from '../../lib/device/native/native-server.ts';
import { isoDay } from '../../ui/iso-day.ts';
import { watchForStall } from './time-limits.ts';
import type { Upload } from './upload.ts';

export interface SendOptions {
  /** Share of the bytes sent so far, 0-1. */
  onSent: (share: number) => void;
  signal: AbortSignal;
}

/** Timeout without any byte sent or answer received. Generous, because the server may process other photos first. */
const stallMs = 3 * 60_000;

/**
 * PUT /api/properties/{id}/photos/{imageId}: one request per photo. Uses XMLHttpRequest, because `fetch` doesn't report
 * upload progress.
 * @throws ApiError
 */
export async function sendPhoto(upload: Upload, options: SendOptions): Promise<Photo> {
  await madeFirst(apiPaths.photo(upload.propertyId, upload.imageId));
  return asVisitor('PUT', (token) => put(upload, options, token));
}

function put(
  upload: Upload,
  { onSent, signal }: SendOptions,
  token: VisitorHeaders,
): Promise<Photo> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { propertyId, imageId } = upload;
    const path = apiPaths.photo(propertyId, imageId);
    request.open('PUT', serverAddress(path));
    for (const [header, value] of Object.entries({ ...token, ...headersOf(upload) })) {
      request.setRequestHeader(header, value);
    }
    const stall = watchForStall(stallMs, () => request.abort());
    request.onloadend = stall.stop;
    request.upload.onprogress = (event) => {
      stall.moved();
      if (event.lengthComputable && event.total > 0) onSent(event.loaded / event.total);
    };
    request.onload = () => {
      try {
        resolve(readReply(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(networkError());
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) {
      stall.stop();
      reject(networkError());
    } else request.send(upload.file);
  });
}

function headersOf({ file, name, actionId, view, keptAt, prepared, device }: Upload) {
  const evidence: ClientEvidence = { browser: prepared?.evidence ?? null, device };
  const chosenSha256 = prepared?.chosenSha256 ?? null;
  return {
    'content-type': file.type === 'image/jpg' ? 'image/jpeg' : file.type,
    'x-file-name': encodeURIComponent(name),
    'x-upload-action': actionId,
    'x-upload-view': view,
    'x-seen-on': isoDay(keptAt),
    ...(chosenSha256 !== null && { 'x-chosen-sha256': chosenSha256 }),
    ...((evidence.browser !== null || evidence.device !== null) && {
      'x-photo-evidence': JSON.stringify(evidence),
    }),
  };
}

function readReply(request: XMLHttpRequest): Photo {
  const body = parseJson(request.responseText);
  if (request.status >= 200 && request.status < 300)
    return parseReply(request.status, body, photoSchema);
  throw errorFromReply(request.status, body, request.getResponseHeader('retry-after'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
