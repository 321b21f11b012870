export { createActiveFires } from './active-fires.ts';
export { type HomeWarningsDependencies } from './home-warnings.ts';
export { createFireWarningRoutes } from './routes.ts';
export { startNotificationCleanup, tellingTasks } from './tell-devices.ts';
export { startWatching, watchingTasks } from './watch-warnings.ts';
export { createWeatherService } from './weather-service.ts';
