import { nextSaleDay, type Listing } from '@dss/domain';

import type { Cell } from '../../lib/api/csv.ts';

const columns = [
  'address',
  'role',
  'contract',
  'closing',
  'next',
  'next_on',
  'none_found',
  'found',
  'not_asked',
] as const;

/** The next day of a listing's sale that is today or later; null where there is none. */
export function nextOfListing({ sale, state }: Pick<Listing, 'sale' | 'state'>, today: string) {
  const { contract_on: contract, closing_on: closing } = sale;
  return nextSaleDay({ contract, closing }, state === 'CA', today);
}

/** An agent's or a buyer's homes as the rows of a file, with column names in English. */
export function listingRows(
  listings: readonly Listing[],
  today: string,
): readonly (readonly Cell[])[] {
  return [
    columns,
    ...listings.map((listing) => {
      const { address, role, sale, points } = listing;
      const next = nextOfListing(listing, today);
      return [
        address,
        role,
        sale.contract_on,
        sale.closing_on,
        next?.kind ?? null,
        next?.on ?? null,
        points?.none_found ?? null,
        points?.found ?? null,
        points?.not_asked ?? null,
      ];
    }),
  ];
}
