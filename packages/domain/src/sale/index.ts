export { nextSaleDay, saleDays, type NextSaleDay, type SaleDays } from './sale-days.ts';
export { countSalePoints, saleLists, salePoints, type SalePoint } from './sale-points.ts';
