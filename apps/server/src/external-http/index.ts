export {
  ExternalServiceError,
  fetchBytes,
  fetchJson,
  type ExternalResponse,
  type ExternalServiceFailure,
  type ExternalRequest,
} from './fetch-external.ts';
