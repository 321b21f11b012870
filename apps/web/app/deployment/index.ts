export { capture } from './analytics.ts';
export { useDeployment } from './deployment.ts';
export { DeploymentOutlet } from './deployment-outlet.tsx';
export { PrivacyChoices } from './consent.tsx';
export { StartLink } from './start-link.tsx';
