/** `npm run container-test`: builds the images, runs the product in them as an operator does, and says what became of it. */
import { runTerminalProgram } from './processes/terminal-program.mjs';

await runTerminalProgram('tools/container/container-test.ts', {
  web: 'current',
  browser: true,
  programs: {
    '/usr/bin/podman': 'podman',
    '/usr/sbin/runc': 'runc',
    '/usr/lib/podman/netavark': 'netavark',
    '/usr/lib/podman/aardvark-dns': 'aardvark-dns',
    '/usr/bin/catatonit': 'catatonit',
    '/usr/sbin/iptables': 'iptables',
    '/usr/sbin/debootstrap': 'debootstrap',
  },
});
