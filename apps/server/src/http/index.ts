export { errorResponse } from './error-response.ts';
export {
  responseLanguage,
  languageCookie,
  languageNote,
  preferredLanguage,
} from './response-language.ts';
export { limitBody } from './limit-body.ts';
export {
  allowNativeApps,
  nativeOrigins,
  isFromOwnPage,
  mailOrigin,
  ownOrigin,
  ownPage,
  acceptHosts,
  isLocalName,
  leadToOrigin,
} from './origin.ts';
export { parsePropertyId, propertyParams, checkForm } from './check-request.ts';
export { logRequests } from './request-log.ts';
export {
  changingErrors,
  publicErrors,
  readingErrors,
  json,
  jsonBody,
} from './describe-responses.ts';
export {
  accessRules,
  defineRoute,
  rulesOf,
  type AccessRule,
  type RouteLimit,
} from './define-route.ts';
export { bodyOf } from './request-body.ts';
export {
  createRouter,
  setHeaderOfAnyResponse,
  type HttpEnv,
  type RequestVariables,
  type Router,
} from './router.ts';
export { toWebStream } from './web-stream.ts';
export { securityHeaders } from './security-headers.ts';
export { refuseOtherMethods } from './other-methods.ts';
export { bestEncoding, encode, type Encoding } from './encodings.ts';
export { respondWithCached } from './cached-text.ts';
