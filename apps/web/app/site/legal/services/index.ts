export { useServiceProse } from './use-service-prose.tsx';
