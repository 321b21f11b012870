import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  analysisJobSchema,
  analysisSchema,
  photoLimits,
  photoSchema,
  propertySchema,
  type Analysis,
  type AnalysisJob,
  type Facing,
  type Photo,
  type Property,
} from '@dss/domain';
import { z } from 'zod';
import type { ApiClient } from './api-client.ts';
import { BadInput, Failure } from './outcome.ts';
import type { PhotoFile } from './photo-files.ts';
import { placementOf, type NamedSide } from './photo-side.ts';
import { words } from './words.ts';

const pollMs = 400;

export interface Assessment {
  readonly property: Property;
  readonly photos: readonly StoredPhoto[];
  readonly analysis: Analysis;
  /** The claim link, which makes the property the browser's own. */
  readonly link: string;
}

interface StoredPhoto {
  readonly file: string;
  readonly side: NamedSide | null;
  readonly photo: Photo;
}

export interface AssessRequest {
  readonly address: string;
  readonly nickname: string | null;
  readonly photos: readonly PhotoFile[];
  /** Which way the front of the house faces; null if not given. */
  readonly frontFaces: Facing;
}

/** The whole assessment through the public API: create, upload, analyze, read. `report` gets a line per step. */
export async function assess(
  api: ApiClient,
  request: AssessRequest,
  report: (line: string) => void,
): Promise<Assessment> {
  report(words.creating(request.address));
  const property = await api.request(
    {
      method: 'POST',
      path: '/api/properties',
      body: JSON.stringify({
        address: request.address,
        ...(request.nickname === null ? {} : { nickname: request.nickname }),
      }),
    },
    propertySchema,
  );
  const photos = await uploadAll(api, property.id, request.photos, report);
  await saveSides(api, property.id, request.frontFaces, photos);
  const analysis = await analyze(api, property.id, report);
  const { url } = await makeClaimLink(api, property.id);
  return { property, photos, analysis, link: url };
}

const claimLinkSchema = z.object({ url: z.url(), expires_at: z.iso.datetime() });

/** Creates a claim link for the property, which replaces the earlier one. */
export function makeClaimLink(
  api: ApiClient,
  propertyId: string,
): Promise<z.infer<typeof claimLinkSchema>> {
  const path = `/api/properties/${encodeURIComponent(propertyId)}/claim-links`;
  return api.request({ method: 'POST', path }, claimLinkSchema);
}

/** Uploads in batches. A refused photo ends the command and deletes the new property. */
async function uploadAll(
  api: ApiClient,
  propertyId: string,
  files: readonly PhotoFile[],
  report: (line: string) => void,
): Promise<StoredPhoto[]> {
  const uploadAction = randomUUID();
  const stored: StoredPhoto[] = [];
  try {
    for (let start = 0; start < files.length; start += photoLimits.uploadBatchSize) {
      const batch = files.slice(start, start + photoLimits.uploadBatchSize);
      const photos = await Promise.all(
        batch.map((file) => upload(api, propertyId, uploadAction, file)),
      );
      for (const [index, photo] of photos.entries()) {
        const { file, side } = batch[index] ?? { file: '', side: null };
        stored.push({ file, side, photo });
        report(words.photoStored(file, stored.length, files.length));
      }
    }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    await api.send({ method: 'DELETE', path: `/api/properties/${propertyId}` });
    throw new BadInput(`${error.message}\n${words.nothingKept}`, { cause: error });
  }
  return stored;
}

/** Saves the facing of the front first, because the photos' sides are stored as directions. */
async function saveSides(
  api: ApiClient,
  propertyId: string,
  frontFaces: Facing,
  photos: readonly StoredPhoto[],
): Promise<void> {
  const path = `/api/properties/${propertyId}`;
  if (frontFaces !== null) {
    await api.send({
      method: 'PATCH',
      path,
      body: JSON.stringify({ front_faces: frontFaces }),
      repeatable: true,
    });
  }
  for (const { side, photo } of photos) {
    if (side === null) continue;
    await api.send({
      method: 'PUT',
      path: `${path}/photos/${photo.image_id}/placement`,
      body: JSON.stringify(placementOf(side, frontFaces)),
      repeatable: true,
    });
  }
}

async function upload(
  api: ApiClient,
  propertyId: string,
  uploadAction: string,
  file: PhotoFile,
): Promise<Photo> {
  try {
    return await api.request(
      {
        method: 'PUT',
        path: `/api/properties/${propertyId}/photos/${randomUUID()}`,
        headers: {
          'Content-Type': file.type,
          'X-File-Name': encodeURIComponent(file.name),
          'X-Upload-Action': uploadAction,
        },
        body: file.bytes,
        repeatable: true,
      },
      photoSchema,
    );
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(words.photoRefused(file.file, error.message), { cause: error });
  }
}

async function analyze(
  api: ApiClient,
  propertyId: string,
  report: (line: string) => void,
): Promise<Analysis> {
  await api.request(
    {
      method: 'POST',
      path: '/functions/v1/analyze_v2',
      headers: { Prefer: 'respond-async' },
      body: JSON.stringify({ property_id: propertyId }),
      // Safe to repeat: the server joins the running analysis instead of starting another.
      repeatable: true,
    },
    z.looseObject({ property_id: z.string() }),
  );
  const job = await followJob(api, propertyId, report);
  return api.request(
    { method: 'GET', path: `/api/properties/${propertyId}/analyses/${job.analysis_id}` },
    analysisSchema,
  );
}

async function followJob(
  api: ApiClient,
  propertyId: string,
  report: (line: string) => void,
): Promise<AnalysisJob> {
  let said = '';
  for (;;) {
    const { job } = await api.request(
      { method: 'GET', path: `/api/properties/${propertyId}/analysis-job` },
      z.object({ job: analysisJobSchema }),
    );
    if (job.status === 'done') return job;
    if (job.status === 'cancelled') throw new Failure(words.cancelled);
    if (job.error !== null) throw new Failure(job.error.message);
    const line = progressLine(job);
    if (line !== said) report(line);
    said = line;
    await delay(pollMs);
  }
}

function progressLine(job: AnalysisJob): string {
  switch (job.step) {
    case 'queued':
      return words.waiting;
    case 'observing':
      return words.looking(job.photos_done, job.photos_total);
    default:
      return words.scoring;
  }
}
