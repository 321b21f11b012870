export { saleDays, type SaleDays } from './sale-days.ts';
export { salePoints, type SalePoint } from './sale-points.ts';
