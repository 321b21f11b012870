export { BarColors } from './bar-colors.tsx';
export { LanguageOffer } from './language-offer.tsx';
export { LanguageSwitch } from './language-switch.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
export { useTwinAddress } from './use-twin-address.ts';
