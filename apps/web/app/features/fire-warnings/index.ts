import { optionalPart } from '../../ui/lazy-part.tsx';
import type { WarningBannerProps } from './warning-banner.tsx';
import type { WarningsCardProps } from './warnings-card.tsx';
import type { WarningsOfferProps } from './warnings-offer.tsx';

/** The warnings of a home. Nothing waits for their scripts or for what they ask. */
export const WarningBanner = optionalPart<WarningBannerProps>(() => import('./warning-banner.tsx'));
export const WarningsCard = optionalPart<WarningsCardProps>(() => import('./warnings-card.tsx'));
export const WarningsOffer = optionalPart<WarningsOfferProps>(() => import('./warnings-offer.tsx'));
