export { createSaleRoutes } from './routes.ts';
export { readSale } from './sales.ts';
