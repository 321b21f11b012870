export { LabelScreen } from './label-screen.tsx';
