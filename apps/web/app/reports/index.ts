export { ReportSection } from './report-section.tsx';
