/** `npm run other-browsers [-- firefox|webkit]`: does what owners come for in browsers other than Chromium. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('e2e/other-browsers/run.ts', {
  web: 'current',
  programs: {
    '/usr/bin/firefox-esr': 'firefox-esr',
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/bin/Xvfb': 'xvfb',
  },
});
