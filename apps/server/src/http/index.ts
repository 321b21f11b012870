export { createRouter, errorAnswers, json, type HttpEnv, type RequestVariables } from './router.ts';
