import { photoSchema, type Photo, type ToldEvidence } from '@dss/domain';

import { errorFromReply, networkError } from '../api/api-error.ts';
import { asVisitor } from '../api/as-visitor.ts';
import { parseReply } from '../api/client.ts';
import type { VisitorHeaders } from '../api/native-visitor.ts';
import { serverAddress } from '../native/index.ts';
import type { UploadView } from './photo-intake.ts';
import { watchForStall } from './stall-watch.ts';

export interface PhotoUpload {
  propertyId: string;
  /** Made by this browser and kept over retries, so that a retry can't store the photo twice. */
  imageId: string;
  /** One choosing of files: the server counts these. */
  actionId: string;
  /** Where they were chosen: each place has a limit of its own. */
  view: UploadView;
  /** Of the chosen file. */
  name: string;
  /** The bytes to send. */
  file: Blob;
  /** SHA-256 of the chosen file; null where it isn't known. */
  chosenSha256: string | null;
  evidence: ToldEvidence;
  /** Share of the bytes that left this browser, 0-1. */
  onSent: (share: number) => void;
  signal: AbortSignal;
}

/** Without a byte sent or an answer. Others' photos may be made into pictures before this one. */
const stallMs = 3 * 60_000;

/**
 * PUT /api/properties/{id}/photos/{imageId}: one request, one photo. XMLHttpRequest, because `fetch` can't tell
 * how much of a body was sent.
 * @throws ApiError
 */
export function uploadPhoto(upload: PhotoUpload): Promise<Photo> {
  return asVisitor('PUT', (token) => sendPhoto(upload, token));
}

function sendPhoto(
  {
    propertyId,
    imageId,
    actionId,
    view,
    name,
    file,
    chosenSha256,
    evidence,
    onSent,
    signal,
  }: PhotoUpload,
  token: VisitorHeaders,
): Promise<Photo> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const path = `/api/properties/${encodeURIComponent(propertyId)}/photos/${encodeURIComponent(imageId)}`;
    request.open('PUT', serverAddress(path));
    for (const [header, value] of Object.entries(token)) request.setRequestHeader(header, value);
    request.setRequestHeader('content-type', file.type === 'image/jpg' ? 'image/jpeg' : file.type);
    request.setRequestHeader('x-file-name', encodeURIComponent(name));
    request.setRequestHeader('x-upload-action', actionId);
    request.setRequestHeader('x-upload-view', view);
    if (chosenSha256 !== null) request.setRequestHeader('x-chosen-sha256', chosenSha256);
    if (evidence.browser !== null || evidence.device !== null)
      request.setRequestHeader('x-photo-evidence', JSON.stringify(evidence));
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
    } else request.send(file);
  });
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
