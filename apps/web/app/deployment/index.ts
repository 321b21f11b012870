export { DeploymentOutlet } from './deployment-outlet.tsx';
export { PrivacyChoices } from './privacy-choices.tsx';
export { useDeployment } from './use-deployment.ts';
