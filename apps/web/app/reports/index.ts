export { ReportButton } from './report-button.tsx';
export { savePdf } from './save-pdf.ts';
