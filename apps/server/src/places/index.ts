export { createAnswerCache } from './answer-cache.ts';
export { choosePlaceSources } from './choose-sources.ts';
export { locateLater, locatingTasks } from './locate-property.ts';
export { createPlaces, type Places, type PlaceSources } from './places.ts';
export { createPlacesRoutes, type PlacesRoutesDependencies } from './routes.ts';
export { startPlaceAnswerCleanup } from './sweep.ts';
