export type { ReportDependencies } from './gather-report.ts';
export { listReports } from './reports.ts';
export { createReportRoutes } from './routes.ts';
