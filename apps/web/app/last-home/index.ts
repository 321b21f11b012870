export { forgetHome, keepHome, useKeptHome, useLastHome } from './last-home.ts';
