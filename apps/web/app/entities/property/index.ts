export { propertyKey, useProperty, isPropertyMissing, propertyQuery } from './property.ts';
export { useSavedHome, useLastHome, saveHome, forgetHome } from './last-home.ts';
export { saveBorrowedHome, useWasBorrowed } from './borrowed-homes.ts';
export { propertiesKey, useHomes } from './homes.ts';
export {
  compareScores,
  homeOrders,
  readHomeOrder,
  sortHomes,
  type HomeOrder,
} from './sort-homes.ts';
export { begunWalk, forgetBegunWalk, useBegunWalk } from './begun-walk.ts';
export { propertyToMake } from './property-to-make.ts';
