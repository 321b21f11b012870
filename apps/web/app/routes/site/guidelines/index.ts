export { ZonesPicture } from './zones-picture.tsx';
