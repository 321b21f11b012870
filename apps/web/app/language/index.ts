export { LanguageOffer } from './language-offer.tsx';
export { LanguageSwitch } from './language-switch.tsx';
export { useTwinAddress } from './use-twin-address.ts';
