export {
  LookLater,
  modelFailureReasons,
  PhotoNotObservable,
  photoReplySchema,
  type CountCall,
  type Explanation,
  type Finding,
  type ModelCall,
  type ModelFailureReason,
  type ObservationProvider,
  photoFailures,
  type PhotoFailure,
  type PhotoReply,
  type PhotoToObserve,
  type QualityIssue,
  type TokenUsage,
} from './provider.ts';
export { createBuiltInProvider } from './built-in/index.ts';
