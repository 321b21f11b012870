export {
  analyzedPhotoSchema,
  analysisJobSchema,
  analysisSchema,
  analyzeRequestSchema,
  errorBodySchema,
  hazardSchema,
  type AnalyzedPhoto,
  type Analysis,
  type AnalysisJob,
  type AnalyzeRequest,
  type ErrorBody,
  type Hazard,
} from './analysis.ts';
export { deploymentSchema, type Deployment } from './environment.ts';
export {
  analyzeImageAnswerSchema,
  analyzeImageRequestSchema,
  signedImagesSchema,
  signedPathsSchema,
  signImageRequestSchema,
  type AnalyzeImageRequest,
  type SignImageRequest,
} from './functions.ts';
export {
  imageryTilesSchema,
  propertyImagerySchema,
  type ImageryTiles,
  type PropertyImagery,
} from './imagery.ts';
export {
  createDisputeSchema,
  rescoredSchema,
  saveAnswersSchema,
  storedAnswerSchema,
  storedDisputeSchema,
  type CreateDispute,
  type SaveAnswers,
  type StoredAnswer,
  type StoredDispute,
} from './owner-corrections.ts';
export {
  photoSchema,
  placementFieldsSchema,
  placementSchema,
  type Photo,
  type Placement,
  type PlacementFields,
} from './photo.ts';
export {
  attributionSchema,
  pickedPlaceSchema,
  placeSuggestionSchema,
  placeSuggestionsSchema,
  type Attribution,
  type PickedPlace,
  type PlaceSuggestion,
  type PlaceSuggestions,
} from './places.ts';
export {
  policyReviewReplySchema,
  policyReviewRequestSchema,
  type PolicyReviewRequest,
} from './policy-review.ts';
export {
  changePropertySchema,
  coordinatesSourceSchema,
  createPropertySchema,
  propertyCursorSchema,
  propertyListSchema,
  placeSchema,
  propertyLocationSchema,
  propertySchema,
  type ChangeProperty,
  type CoordinatesSource,
  type CreateProperty,
  type ListedProperty,
  type Property,
  type PropertyList,
  type PropertyLocation,
} from './property.ts';
export {
  propertyEventSchema,
  realtimeCloseCodes,
  realtimeMessageSchema,
  realtimeRequestSchema,
  realtimeTicketSchema,
  type PropertyEvent,
  type RealtimeMessage,
  type RealtimeRequest,
} from './realtime.ts';
export {
  evidenceSchema,
  hazardRowSchema,
  scoreBandSchema,
  scoreExplanationSchema,
  scoreRowSchema,
  type ExplanationAction,
  type ExplanationEvidence,
  type ExplanationHazardRow,
  type ExplanationHazardSide,
  type ExplanationOutcome,
  type ExplanationRow,
  type ScoreExplanation,
} from './score-explanation.ts';
