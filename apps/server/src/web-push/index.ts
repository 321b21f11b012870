export { createPushServices, type PushServices } from './push-services.ts';
export { createPushRoutes } from './routes.ts';
export { readHomePush } from './subscriptions.ts';
