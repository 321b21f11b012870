export { capture } from './analytics.ts';
export { useDeployment } from './deployment.ts';
export { DeploymentOutlet } from './deployment-outlet.tsx';
export { PrivacyChoices, sendsPrivacyControl } from './consent.tsx';
export { publicAddress } from './public-address.ts';
export { StartLink } from './start-link.tsx';
