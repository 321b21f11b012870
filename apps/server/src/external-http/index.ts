export {
  ExternalServiceError,
  fetchBytes,
  fetchJson,
  type Answer,
  type ExternalServiceFailure,
  type Question,
} from './fetch-external.ts';
