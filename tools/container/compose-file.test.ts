import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCompose, serviceOf, withDependencies } from './compose-file.ts';

const ours = await readFile(path.join(import.meta.dirname, '../../compose.yaml'), 'utf8');
const settings = {
  ORIGIN: 'https://score.example.org',
  SIGNING_SECRET: 'a'.repeat(32),
  DATABASE_PASSWORD: 'chosen',
};

describe('compose.yaml as it is run', () => {
  it('names the settings that have to be chosen', () => {
    const { DATABASE_PASSWORD: _, ...others } = settings;
    expect(() => readCompose(ours, others)).toThrow('DATABASE_PASSWORD: choose one');
  });

  it('hands settings on, with their defaults', () => {
    const { environment, ports } = serviceOf(readCompose(ours, settings), 'app');
    expect(environment).toMatchObject({
      ORIGIN: 'https://score.example.org',
      NATIVE_APPS: 'off',
      AI_MODEL: '',
      DATABASE_URL: 'postgres://dss_app:chosen@database:5432/dss',
    });
    expect(ports).toEqual(['127.0.0.1:3000:3000']);
    expect(serviceOf(readCompose(ours, { ...settings, PORT: '80' }), 'app').ports).toEqual([
      '127.0.0.1:80:3000',
    ]);
  });

  it('starts what a service needs before it', () => {
    const file = readCompose(ours, settings);
    expect(withDependencies(file, ['app'])).toEqual(['database', 'app']);
    expect(withDependencies(file, ['balancer', 'worker'])).toEqual([
      'database',
      'pooler',
      'bucket',
      'web',
      'balancer',
      'worker',
    ]);
  });

  it('gives a worker what a web process has, in another role', () => {
    const file = readCompose(ours, settings);
    const [web, worker] = [serviceOf(file, 'web'), serviceOf(file, 'worker')];
    expect(worker).toEqual({ ...web, environment: { ...web.environment, ROLE: 'worker' } });
    expect(worker.deploy.replicas).toBe(2);
  });

  it('leaves a dollar sign that is doubled', () => {
    const { content } = readCompose(ours, settings).configs['balancer'] ?? {};
    expect(content).toContain('^(?i:websocket)$\n');
  });

  it('refuses what it would not do', () => {
    const other = ours.replace('init: true', 'privileged: true');
    expect(() => readCompose(other, settings)).toThrow('privileged');
  });
});
