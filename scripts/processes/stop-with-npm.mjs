/** Preloaded into a program that a command of ours has turned into: npm passes no signal on, so its end is watched for. */
import { whenNpmEnds } from './interruption.mjs';

whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'));
