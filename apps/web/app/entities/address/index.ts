export { AddressField } from './address-field.tsx';
