export { createReplyCache, startPlaceReplyCleanup, type ReplyCache } from './reply-cache.ts';
export { choosePlaceSources, createPlaces, type Places, type PlaceSources } from './places.ts';
export { locateLater, locatingTasks } from './locate-property.ts';
export { createPlacesRoutes, type PlacesRoutesDependencies } from './routes.ts';
