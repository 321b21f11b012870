export type { Imagery } from './imagery.ts';
export { openImagery } from './open-imagery.ts';
export {
  createImageryRoutes,
  createPictureRoutes,
  type ImageryRoutesDependencies,
} from './routes.ts';
