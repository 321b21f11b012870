import type { PhotoEvidence, PlacementFields } from '@dss/domain';

import { ApiError } from '../../lib/api/api-error.ts';
import { randomUuid } from '../../lib/api/random-uuid.ts';
import type { PhotoIssue } from './photo-issues.ts';

/** Where photos were chosen. Each view has its own limits and messages. */
export type UploadView = 'creation' | 'property';

/** Where a photo comes from; the message shown once it is stored depends on it. */
export type PhotoOrigin = 'camera' | 'gallery' | 'files';

export interface ChosenPhoto {
  file: File;
  /** Readings of the device's sensors when it was taken; null if they weren't requested or were denied. */
  device: PhotoEvidence | null;
}

/** What becomes of a photo in this tab. One that was removed is no longer listed. */
export type UploadState =
  /** For its turn, and with all others for the connection or a server that can't take photos. */
  | { readonly kind: 'waiting' }
  /** Its turn has come: the copy to send is made, or another tab is sending it. */
  | { readonly kind: 'preparing' }
  /** `percent` is 0-89, from the bytes sent: the rest is the server's work. */
  | { readonly kind: 'sending'; readonly percent: number }
  /** For a reason that may pass: it will be sent again. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The server won't take it as it is, or it can't be read. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'stored' };

/** One chosen photo, from the choice until the server has stored it. */
export interface Upload {
  /** The photo's `image_id`. Created once and reused for retries, so that no photo is stored twice. */
  readonly imageId: string;
  readonly propertyId: string;
  /** Identifies the upload action; the server counts these. */
  readonly actionId: string;
  readonly view: UploadView;
  readonly origin: PhotoOrigin;
  /** When it was chosen, in milliseconds since 1970. */
  readonly keptAt: number;
  /** Its position within its selection. */
  readonly position: number;
  /** Name of the chosen file. */
  readonly name: string;
  /** The chosen file, later the copy that is sent instead. */
  readonly file: Blob;
  /** What was read from the chosen file; null until `file` is the copy that is sent. */
  readonly prepared: {
    /** Null if the browser can't hash (a page that wasn't loaded over https). */
    readonly chosenSha256: string | null;
    readonly evidence: PhotoEvidence | null;
    /** Reasons to take it again. */
    readonly issues: readonly PhotoIssue[];
  } | null;
  /** Readings of the device's sensors when the photo was taken. */
  readonly device: PhotoEvidence | null;
  /** Side and area that are known without labeling it; the server gets them once it has the photo. */
  readonly placement: PlacementFields | null;
  /** Why the server wouldn't take it as it is, also while it is sent again; null if it hasn't refused it. */
  readonly refusal: Pick<ApiError, 'code' | 'message' | 'status'> | null;
  /** Whether the photo is saved in this browser, so that it survives a reload; null while it is being saved. */
  readonly kept: boolean | null;
  /** Whether the server may have all of it, although it hasn't said so. */
  readonly mayHaveArrived: boolean;
  readonly state: UploadState;
}

/** The copy to send, and what was read from the original file. */
export type PreparedPhoto = Pick<Upload, 'file'> & { prepared: NonNullable<Upload['prepared']> };

/** The initial values of the fields that belong to one tab; the other fields are saved in the browser. */
export const notStarted = {
  kept: null,
  mayHaveArrived: false,
  state: { kind: 'waiting' },
} as const satisfies Partial<Upload>;

export type StoredUpload = Omit<Upload, keyof typeof notStarted>;

/** The photos of one selection, which are one upload action. */
export function chosenUploads(
  photos: readonly Pick<Upload, 'name' | 'file' | 'prepared' | 'device'>[],
  selection: Pick<Upload, 'propertyId' | 'view' | 'origin' | 'placement' | 'keptAt'>,
  firstPosition: number,
): readonly Upload[] {
  const actionId = randomUuid();
  return photos.map((photo, at) => ({
    ...photo,
    ...selection,
    ...notStarted,
    actionId,
    imageId: randomUuid(),
    position: firstPosition + at,
    refusal: null,
  }));
}

/** A photo that an earlier page load kept, refused if its file was. What that had prepared it may also have sent. */
export function restored(kept: StoredUpload): Upload {
  const { prepared, refusal } = kept;
  const mayHaveArrived = prepared !== null && refusal === null;
  const upload: Upload = { ...kept, ...notStarted, mayHaveArrived, kept: true };
  if (refusal === null) return upload;
  const { code, message, status } = refusal;
  const error = new ApiError(code, message, { status, retryable: false });
  return isFileRefused(error) ? { ...upload, state: { kind: 'refused', error } } : upload;
}

/** What an event makes of an upload: the same one if it no longer matters to it. */
export type Transition = (upload: Upload) => Upload;

/** Its turn has come. */
export const takeTurn: Transition = (upload) =>
  upload.state.kind === 'waiting' ? { ...upload, state: { kind: 'preparing' } } : upload;

/** From now on, the server may have it. */
export const startSending: Transition = (upload) =>
  upload.state.kind === 'preparing'
    ? { ...upload, mayHaveArrived: true, state: { kind: 'sending', percent: 0 } }
    : upload;

/** @param share of its bytes, 0-1 */
export function sent(share: number): Transition {
  const percent = percentSent(share);
  return (upload) =>
    upload.state.kind === 'sending' && upload.state.percent !== percent
      ? { ...upload, state: { kind: 'sending', percent } }
      : upload;
}

/** The server has it. */
export const finish: Transition = (upload) =>
  isRunning(upload) ? { ...upload, mayHaveArrived: false, state: { kind: 'stored' } } : upload;

export function fail(error: unknown): Transition {
  return (upload) => {
    if (!isRunning(upload)) return upload;
    return isRefusal(error)
      ? { ...upload, mayHaveArrived: false, state: { kind: 'refused', error } }
      : { ...upload, state: { kind: 'failed', error } };
  };
}

/** What stopped it is no failure of this photo, such as a lost connection. */
export const giveBack: Transition = (upload) => (isRunning(upload) ? waiting(upload) : upload);

export const sendAgain: Transition = (upload) =>
  ['failed', 'refused'].includes(upload.state.kind) ? waiting(upload) : upload;

/** Like `sendAgain`, but not what was refused. */
export const resume: Transition = (upload) =>
  upload.state.kind === 'failed' ? waiting(upload) : upload;

const waiting: Transition = (upload) => ({ ...upload, state: { kind: 'waiting' } });

const answerPercent = 90;

/** The percent to show for a share of bytes sent: a whole number from 0 to 89. */
export function percentSent(share: number): number {
  return Math.min(answerPercent - 1, Math.max(0, Math.floor(share * answerPercent)));
}

/** 0-100; stays under 90 until the server has stored the photo. */
export function percentOf({ state }: Upload): number {
  if (state.kind === 'stored') return 100;
  return state.kind === 'sending' ? state.percent : 0;
}

/** Why it failed or was refused, else null. */
export function errorOf({ state }: Upload): unknown {
  return 'error' in state ? state.error : null;
}

/** Its turn has come, and hasn't ended. */
export function isRunning({ state }: Upload): boolean {
  return state.kind === 'preparing' || state.kind === 'sending';
}

export function isPending(upload: Upload): boolean {
  return upload.state.kind === 'waiting' || isRunning(upload);
}

/** Not stored yet but still could be. A photo rejected for its content isn't waiting for anything. */
export function isUnsent({ state }: Upload): boolean {
  return state.kind !== 'stored' && state.kind !== 'refused';
}

export function isStored({ state }: Upload): boolean {
  return state.kind === 'stored';
}

export function isRefused({ state }: Upload): boolean {
  return state.kind === 'refused';
}

/** Whether sending the same photo again can't succeed, as with a file of the wrong type. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.retryable;
}

/** HTTP statuses that mean the file itself was rejected. */
const fileStatuses: readonly number[] = [400, 413, 415, 422];

/** Whether the file itself was rejected, by the server or because it can't be read: only a different file can help. */
export function isFileRefused(error: unknown): boolean {
  if (!isRefusal(error)) return false;
  return fileStatuses.includes(error.status) || error.code === 'file_unreadable';
}

/** The chosen file is gone, has changed since, or is in a cloud that doesn't bring it, and this browser has no copy. */
export function unreadableFile(): ApiError {
  return new ApiError('file_unreadable', 'The file could not be read.', {
    status: 0,
    retryable: false,
  });
}

/** There was no answer, so the server may or may not have the photo. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network';
}
