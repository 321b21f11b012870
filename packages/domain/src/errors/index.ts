export { errorCatalog, type ErrorCode } from './catalog.ts';
export { DssError, type DssErrorOptions } from './dss-error.ts';
