export { answerError } from './answer-error.ts';
export { limitBody } from './limit-body.ts';
export { ownOrigin } from './origin.ts';
export { parsePropertyId } from './property-id.ts';
export { logRequests } from './request-log.ts';
export { createRouter, errorAnswers, json, type HttpEnv, type RequestVariables } from './router.ts';
export { securityHeaders } from './security-headers.ts';
export { refuseUnknownRoute } from './other-methods.ts';
export { acceptHosts, isLocalName } from './own-host.ts';
