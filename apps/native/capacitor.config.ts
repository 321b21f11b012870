import { readAppSettings } from './src/app-settings.ts';
import { capacitorConfig } from './src/capacitor-config.ts';
import { readVariables } from './src/variables.ts';

/** The configuration file of Capacitor's command-line tool. */
export default capacitorConfig(readAppSettings(await readVariables()));
