export { DeploymentOutlet } from './deployment-outlet.tsx';
export { PrivacyChoices } from './privacy-choices.tsx';
