import { tabStore } from '../../lib/device/storage/browser-store.ts';
import { photoIssues, type PhotoIssue } from './photo-issues.ts';

const nameOf = (imageId: string) => `dss-photo-issues ${imageId}`;

/**
 * Why a photo that was measured in this tab is worth taking again. Read after a reload, when the upload is gone and the server,
 * which has the photo, was never told.
 */
export function savedIssues(imageId: string): readonly PhotoIssue[] {
  const kept = tabStore.read(nameOf(imageId))?.split(' ') ?? [];
  return photoIssues.filter((issue) => kept.includes(issue));
}

export function keepIssues(imageId: string, issues: readonly PhotoIssue[]): void {
  if (issues.length > 0) tabStore.write(nameOf(imageId), issues.join(' '));
}
