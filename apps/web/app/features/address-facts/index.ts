import { optionalPart } from '../../ui/lazy-part.tsx';
import type { AddressCardProps } from './address-card.tsx';

/** What is known of the address of a home. Nothing waits for its script or for what it asks. */
export const AddressCard = optionalPart<AddressCardProps>(() => import('./address-card.tsx'));
