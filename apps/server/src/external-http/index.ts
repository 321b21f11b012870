export {
  ExternalServiceError,
  fetchBytes,
  fetchJson,
  parseJson,
  type ExternalResponse,
  type ExternalServiceFailure,
  type ExternalRequest,
} from './fetch-external.ts';
