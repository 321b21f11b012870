export {
  PhotoNotObservable,
  photoReplySchema,
  type Explanation,
  type Finding,
  type ObservationProvider,
  type PhotoFailure,
  type PhotoReply,
  type PhotoToObserve,
  type QualityIssue,
} from './provider.ts';
export { createBuiltInProvider } from './built-in/index.ts';
