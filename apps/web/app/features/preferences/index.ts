export { BarColors } from './page-theme.tsx';
export { LanguageOffer } from './language-offer.tsx';
export { useTranslatedAddress, LanguageSwitch } from './language-switch.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
