import { addressSchema } from '@dss/domain';
import type { tables } from '../db/index.ts';

type Names = Pick<
  typeof tables.properties.$inferSelect,
  'address' | 'typedAddress' | 'addressFormatted'
>;

/** What its owner calls a home; null: nothing but its address. */
export function nicknameOf({ address, typedAddress, addressFormatted }: Names): string | null {
  return addressSchema.safeParse(typedAddress ?? addressFormatted).data === address
    ? null
    : address;
}
