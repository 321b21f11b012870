import { readAppSettings } from './src/app-settings.ts';
import { capacitorConfig } from './src/capacitor-config.ts';
import { readVariables } from './src/variables.ts';

/** What Capacitor's command reads. */
export default capacitorConfig(readAppSettings(await readVariables()));
