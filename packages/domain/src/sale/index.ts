export { nextSaleDay, saleDays, type NextSaleDay, type SaleDays } from './sale-days.ts';
export {
  countSalePoints,
  saleLawsHere,
  saleLists,
  salePoints,
  workAbout,
  type SaleListId,
  type SalePoint,
} from './sale-points.ts';
export { isFormerOwners } from './former-owner.ts';
export { packetFileName } from './packet-file-name.ts';
