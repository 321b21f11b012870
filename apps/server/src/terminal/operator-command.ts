import { parseArgs } from 'node:util';
import { readConfig } from '../config/index.ts';
import { listOperators, reachDatabase, setOperator } from '../db/index.ts';
import { createLog } from '../logging/index.ts';
import { outcomeOf, type CommandOutcome } from './command.ts';
import { BadInput } from './outcome.ts';

const usage = `npm run operator -- add EMAIL       gives an account an operator's rights
npm run operator -- remove EMAIL    takes them back
npm run operator -- list            says who has them

The account must exist, with a confirmed address. The rights hold from its next request on.
Exit codes: 0 done, 1 something failed, 2 something in the command or the settings needs fixing.`;

const noTables =
  'This database has no accounts yet. Start the product once (npm start), and sign up there.';

/**
 * Runs the command, without a process of its own.
 * @param environment settings, as in `.env.example`; by default those of the process
 */
export async function runOperatorCommand(
  commandLine: readonly string[],
  signal: AbortSignal,
  environment?: NodeJS.ProcessEnv,
): Promise<CommandOutcome> {
  return outcomeOf(signal, 'Interrupted.', async () => ({
    text: await perform(commandLine, signal, environment),
  }));
}

async function perform(
  commandLine: readonly string[],
  signal: AbortSignal,
  environment?: NodeJS.ProcessEnv,
): Promise<string> {
  const { action, email } = parse(commandLine);
  if (action === 'help') return usage;
  const config = readConfig(environment);
  const located = await reachDatabase(config, createLog(config.logLevel), signal);
  try {
    if (action === 'list') {
      const operators = await listOperators(located.owner);
      if (operators === null) throw new BadInput(noTables);
      return operators.length === 0 ? 'There are no operators.' : operators.join('\n');
    }
    const isOperator = action === 'add';
    const outcome = await setOperator(located.owner, { email, isOperator });
    if (outcome === 'no_tables') throw new BadInput(noTables);
    if (outcome === 'no_account') {
      throw new BadInput(`There is no account with the confirmed address ${email}.`);
    }
    const already = outcome === 'unchanged';
    if (isOperator)
      return already ? `${email} was an operator already.` : `${email} is an operator now.`;
    return already ? `${email} was no operator.` : `${email} is no longer an operator.`;
  } finally {
    await located.stop();
  }
}

type Parsed =
  | { readonly action: 'help' | 'list'; readonly email: '' }
  | { readonly action: 'add' | 'remove'; readonly email: string };

/** @throws BadInput with the command's usage */
function parse(commandLine: readonly string[]): Parsed {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...commandLine],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false } },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new BadInput(`${message}\n\n${usage}`);
  }
  const [action, email, ...rest] = parsed.positionals;
  if (parsed.values.help) return { action: 'help', email: '' };
  if (action === 'list' && email === undefined) return { action, email: '' };
  const isComplete = email !== undefined && rest.length === 0;
  if ((action === 'add' || action === 'remove') && isComplete) return { action, email };
  throw new BadInput(usage);
}
