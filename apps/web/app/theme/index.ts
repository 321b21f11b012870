export { BarColors } from './bar-colors.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
