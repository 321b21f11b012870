export { createDiagnosticsRoutes, type DiagnosticsDependencies } from './routes.ts';
