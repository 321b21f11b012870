export { createAddressSigner } from './address-signer.ts';
export { createLinkTokens, type LinkTokens } from './link-tokens.ts';
