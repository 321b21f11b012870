export * from './api/index.ts';
export * from './errors/index.ts';
export * from './limits/index.ts';
export * from './validation/index.ts';
