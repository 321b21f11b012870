import { spawnSync } from 'node:child_process';
import { access, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../bootstrap/project.mjs';

const folder = join(projectRoot, 'deploy');
const read = (/** @type {string} */ name) => readFile(join(folder, name), 'utf8');
const units = [
  'defensible-space-score.service',
  'defensible-space-score-backup.service',
  'defensible-space-score-backup.timer',
];

/**
 * The settings of a unit, by section.
 *
 * @param {string} text
 */
function parseUnit(text) {
  /** @type {Map<string, Map<string, string>>} */
  const sections = new Map();
  /** @type {Map<string, string>} */
  let section = new Map();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, header] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (header !== undefined) {
      section = new Map();
      sections.set(header, section);
    } else if (key === '') throw new Error(`neither a section nor a setting: ${line}`);
    else section.set(key, value);
  }
  return sections;
}

/**
 * What comes before each block and what is in it must be closed.
 *
 * @param {string} text
 */
function depthOfBraces(text) {
  let depth = 0;
  for (const line of text.split('\n').filter((each) => !each.trimStart().startsWith('#'))) {
    depth += line.split('{').length - line.split('}').length;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  return depth;
}

describe('the files for a server', () => {
  it('are units that start programs of this repository', async () => {
    for (const name of units.slice(0, 2)) {
      const service = parseUnit(await read(name)).get('Service');
      const [program = ''] = /scripts\/[\w-]+\.mjs/.exec(service?.get('ExecStart') ?? '') ?? [];
      await access(join(projectRoot, program));
      const settings = service?.get('Environment') ?? '';
      const example = await readFile(join(projectRoot, '.env.example'), 'utf8');
      for (const setting of settings.split(' ').filter((each) => !each.startsWith('NODE_ENV'))) {
        expect(example).toContain(`# ${setting.split('=')[0] ?? ''}=`);
      }
    }
    const service = parseUnit(await read(units[0] ?? '')).get('Service');
    // Otherwise systemd would stop the database together with the server, which still needs it.
    expect(service?.get('KillMode')).toBe('mixed');
    expect(service?.get('Restart')).toBe('always');
    expect(
      parseUnit(await read(units[2] ?? ''))
        .get('Timer')
        ?.has('OnCalendar'),
    ).toBe(true);
  });

  it('are what systemd understands, where it is installed', ({ skip }) => {
    const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;
    skip(!isInstalled, 'systemd is not installed here');
    const { stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', ...units.map((name) => join(folder, name))],
      { env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' },
    );
    // What isn't installed or made on this machine, such as /usr/bin/node, is not the units' fault.
    const complaints = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => line.includes('defensible-space-score'))
      .filter((line) => !/is not executable|No such file|not found|Failed to/.test(line));
    expect(complaints).toEqual([]);
  });

  it('are a command that runs programs as the service does, with other settings before it and paths from where it was called', async () => {
    const bin = await mkdtemp(join(tmpdir(), 'dss-bin-'));
    try {
      await writeFile(join(bin, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', {
        mode: 0o755,
      });
      const run = (/** @type {readonly string[]} */ args) =>
        spawnSync('sh', [join(folder, 'dss'), ...args], {
          cwd: bin,
          env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
          encoding: 'utf8',
        });
      const { stdout } = run([
        'DATA_DIR=/var/tmp/a b',
        'PORT=3999',
        'restore',
        'an old one',
        '--deletions',
        'A=1',
      ]);
      const lines = stdout.trim().split('\n');
      const program = lines.slice(lines.indexOf('/usr/bin/env'));
      expect(program).toEqual([
        '/usr/bin/env',
        'DATA_DIR=/var/tmp/a b',
        'PORT=3999',
        '/usr/bin/node',
        'scripts/restore.mjs',
        'an old one',
        '--deletions',
        'A=1',
      ]);
      // A pipe alone would leave what was started running after Ctrl-C.
      expect(lines).toContain('--pty');
      expect(lines).toContain(`--setenv=INIT_CWD=${await realpath(bin)}`);
      for (const wrong of [[], ['PORT=1'], ['start backup'], ['PORT=1', 'docter'], ['--help']]) {
        const refused = run(wrong);
        expect(refused.status).toBe(2);
        expect(refused.stderr).toContain('backup restore migrate doctor');
      }
    } finally {
      await rm(bin, { recursive: true });
    }
  });

  it('are two machines with PostgreSQL and their archive, which agree on addresses and folders', async () => {
    // The cluster test runs them, with addresses and folders of its own.
    const patroni = await read('patroni.yml');
    const [, hosts = ''] = /^etcd3:\n  hosts: (.*)$/m.exec(patroni) ?? [];
    const [, first = '', second = ''] =
      /server \w+ ([\d.]+):5432 check port 8008\n\s*server \w+ ([\d.]+):5432 check port 8008/.exec(
        await read('haproxy.cfg'),
      ) ?? [];
    expect(hosts.split(',').slice(0, 2)).toEqual([`${first}:2379`, `${second}:2379`]);
    expect(patroni).toContain('listen: 0.0.0.0:5432');
    expect(patroni).toContain('listen: 0.0.0.0:8008');
    const [, stanza, folderOfData] =
      /^\[(?!global)(\w+)\]\npg1-path=(.*)$/m.exec(await read('pgbackrest.conf')) ?? [];
    expect(patroni).toContain(`archive_command: pgbackrest --stanza=${stanza} archive-push %p`);
    expect(patroni).toContain(`data_dir: ${folderOfData}`);
    expect(await read('dss-database-at')).toContain(`pgbackrest --stanza=${stanza} `);
  });

  it('are proxies that pass WebSockets and who asks', async () => {
    const nginx = await read('nginx.conf');
    expect(depthOfBraces(nginx)).toBe(0);
    for (const line of nginx.split('\n').map((each) => each.trim())) {
      if (line !== '' && !line.startsWith('#')) expect(line).toMatch(/[;{}]$/);
    }
    expect(nginx).toContain('proxy_set_header Upgrade $upgrade;');
    expect(nginx).toMatch(/map \$http_upgrade \$upgrade \{[^}]*websocket/);
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    const caddy = await read('Caddyfile');
    expect(depthOfBraces(caddy)).toBe(0);
    expect(caddy).toContain('reverse_proxy 127.0.0.1:3000');
    // Whatever else a client wants to upgrade to doesn't reach the server.
    expect(caddy).toContain('@other_upgrade not header_regexp Upgrade ^(?i:websocket)$');
    expect(caddy).toContain('request_header @other_upgrade -Upgrade');
  });
});
