import type pg from 'pg';
import { readConfig } from '../config/index.ts';
import { listOperators, reachDatabase, setOperator } from '../db/index.ts';
import { createLog } from '../logging/index.ts';
import { outcomeOf, type Command } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { BadInput } from './outcome.ts';

const usage = `npm run operator -- add EMAIL       gives an account an operator's rights
npm run operator -- remove EMAIL    takes them back
npm run operator -- list            says who has them

The account must exist, with a confirmed address. The rights hold from its next request on.
Exit codes: 0 done, 1 something failed, 2 something in the command or the settings needs fixing.`;

const noTables =
  'This database has no accounts yet. Start the product once (npm start), and sign up there.';

/** `npm run operator`. */
export const runOperatorCommand: Command = (commandLine, signal, _report, environment) =>
  outcomeOf(signal, 'Interrupted.', async () => {
    const { values, positionals } = readCommandLine(commandLine, usage, {});
    if (values.help) return { text: usage };
    const perform = workOf(positionals);
    const config = readConfig(environment);
    const located = await reachDatabase(config, createLog(config.logLevel), signal);
    try {
      return { text: await perform(located.owner) };
    } finally {
      await located.stop();
    }
  });

/** @throws BadInput with the command's usage */
function workOf([action, email, ...rest]: readonly string[]) {
  if (action === 'list' && email === undefined) return list;
  if ((action === 'add' || action === 'remove') && email !== undefined && rest.length === 0) {
    return (owner: pg.ClientConfig) => change(owner, email, action === 'add');
  }
  throw new BadInput(usage);
}

async function list(owner: pg.ClientConfig): Promise<string> {
  const operators = await listOperators(owner);
  if (operators === null) throw new BadInput(noTables);
  return operators.length === 0 ? 'There are no operators.' : operators.join('\n');
}

async function change(owner: pg.ClientConfig, email: string, isOperator: boolean): Promise<string> {
  const outcome = await setOperator(owner, { email, isOperator });
  if (outcome === 'no_tables') throw new BadInput(noTables);
  if (outcome === 'no_account') {
    throw new BadInput(`There is no account with the confirmed address ${email}.`);
  }
  const already = outcome === 'unchanged';
  if (isOperator) {
    return already ? `${email} was an operator already.` : `${email} is an operator now.`;
  }
  return already ? `${email} was no operator.` : `${email} is no longer an operator.`;
}
