export { assessorName, seenBySchema, type SeenBy } from './seen-by.ts';
