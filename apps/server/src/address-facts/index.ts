export {
  chooseFactServices,
  createAddressFactsSource,
  type AddressFactsSource,
} from './address-facts.ts';
export { queryLayer, type DegreeRing } from './arcgis.ts';
export { numberOf, textOf } from './fact-service.ts';
export {
  asksAnything,
  followHome,
  readAddressFacts,
  type HomeFactsDependencies,
} from './home-facts.ts';
export { learnFactsLater, learningTasks } from './learn-facts.ts';
export { createAddressFactsRoutes } from './routes.ts';
