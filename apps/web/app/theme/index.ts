export { BarColours } from './bar-colours.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
