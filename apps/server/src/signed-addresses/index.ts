export { createAddressSigner } from './address-signer.ts';
