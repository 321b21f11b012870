export { answerError } from './answer-error.ts';
export {
  answerLanguage,
  languageCookie,
  languageNote,
  preferredLanguage,
} from './answer-language.ts';
export { limitBody } from './limit-body.ts';
export {
  answerNativeApps,
  nativeOrigins,
  isFromOwnPage,
  mailOrigin,
  ownOrigin,
  acceptHosts,
  isLocalName,
  leadToOrigin,
} from './origin.ts';
export { parsePropertyId, checkForm } from './check-request.ts';
export { logRequests } from './request-log.ts';
export { changingErrors, publicErrors, readingErrors, json, jsonBody } from './describe-answers.ts';
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
  setHeaderOfAnyAnswer,
  type HttpEnv,
  type RequestVariables,
  type Router,
} from './router.ts';
export { toWebStream } from './web-stream.ts';
export { securityHeaders } from './security-headers.ts';
export { answerOtherMethods } from './other-methods.ts';
export { bestEncoding, encode, type Encoding } from './encodings.ts';
export { answerWithKept } from './kept-text.ts';
