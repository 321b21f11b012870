import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { root, stop } from './child-program.ts';
import { figure, table, type Section } from './report.ts';

const performanceGoal = 95;

const figuresSchema = z.record(
  z.string(),
  z.object({ performance: z.number(), lcp: z.number(), cls: z.number(), tbt: z.number() }),
);

/** Lighthouse's figures of every public page and of the page of a home with 8 photos and a result. */
export async function measurePages(stack: AsyncDisposableStack): Promise<Section> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-bench-pages-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const json = path.join(folder, 'figures.json');
  const args = ['scripts/lighthouse.mjs', '--results', '--runs', '1', '--json', json];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  stack.defer(() => stop(child));
  // It also ends with 1 where a page falls short of more than is asked here.
  await once(child, 'exit');
  const pages = Object.entries(figuresSchema.parse(JSON.parse(await readFile(json, 'utf8'))));
  const results = pages.filter(([page]) => page.startsWith('/property/'));
  const others = pages.filter(([page]) => !page.startsWith('/property/'));
  const goal = (name: string, measured: typeof pages) => {
    const [slowest, worst] = measured.toSorted(
      ([, one], [, other]) => one.performance - other.performance,
    )[0] ?? ['no page', { performance: 0 }];
    return {
      goal: `Lighthouse, mobile, ${name}: performance at least ${performanceGoal}`,
      measured: `${worst.performance} (${slowest})`,
      isMet: worst.performance >= performanceGoal,
    };
  };
  const rows = pages.map(([page, { performance, lcp, cls, tbt }]) => [
    page,
    String(performance),
    `${figure(lcp / 1000)} s`,
    figure(cls),
    `${figure(tbt)} ms`,
  ]);
  return {
    title: 'Pages',
    goals: [goal('every public page', others), goal('the results page with 8 photos', results)],
    details: [table(['page', 'performance', 'LCP', 'CLS', 'TBT'], rows)],
  };
}
