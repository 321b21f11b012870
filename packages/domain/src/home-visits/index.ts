export {
  assessorName,
  seenBySchema,
  tellersOfWord,
  type SeenBy,
  type TellersOfWord,
} from './seen-by.ts';
