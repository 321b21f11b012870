export { ConnectedPhones } from './connected-phones.tsx';
export { PhoneButton } from './phone-button.tsx';
export { spendCode } from './handovers.ts';
