export { errorCatalogue, type ErrorCode } from './catalogue.ts';
export { DssError, type DssErrorOptions } from './dss-error.ts';
