export {
  boxSchema,
  observationSchema,
  slopeSchema,
  type Box,
  type Observation,
  type Slope,
} from './observation.ts';
export { readConfidence } from './read-confidence.ts';
