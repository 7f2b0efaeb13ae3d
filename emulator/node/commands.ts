import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { supportedOperations } from '../operations/registry';
import type { Seed } from '../seed/seed';
import { type SeedSource, seedNames, seedProblem } from '../seed/seeds';
import { announcement, announcementJson } from './announce';
import { StartError } from './listen';
import { type EmulatorConfig, optionEntries } from './options';
import type { Command } from './read-command';
import { startEmulator } from './start-emulator';

const load = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(`The seed ${file} cannot be read. Choose ${seedNames.join(', ')} or a file with JSON.`);
  }
};

/** @throws StartError for rows that the provider does not know */
const checked = (seed: unknown, name: string): Seed => {
  const problem = seedProblem(seed, name);
  if (problem !== undefined) throw new StartError(problem);
  return seed as Seed;
};

/**
 * Returns a seed by its name, from its file, or the given rows.
 * @throws StartError with the reason
 */
export const readSeedOption = (source: SeedSource | string): SeedSource => {
  if (typeof source === 'function') return source;
  if (typeof source !== 'string') return checked(source, 'of the configuration');
  return seedNames.find((name) => name === source) ?? checked(load(source), source);
};

const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens a page in the browser of this machine; does nothing without a browser. */
const openPage = (url: string): void => {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => console.error(`No browser was found here. Open ${url} by hand.`));
  child.unref();
};

interface SubCommand {
  usage: string;
  description: string;
  /** Runs the command and prints its result; `rest` are the arguments after its name. */
  run(config: EmulatorConfig, rest: readonly string[]): Promise<void>;
}

/** A page on another host than the provider's gets none of its cookies; refused with a hint. */
const sayOrigin = (origin: string) => {
  const url = new URL(origin);
  console.error(`First call of ${origin}.`);
  if (url.hostname === 'localhost') return;
  url.hostname = 'localhost';
  console.error(`  Browsers do not send the cookies of localhost there. Open ${url.origin} instead.`);
};

/** Runs the application of the provider, and returns once it has ended with its exit code. */
const runBeside = async ([command = '', ...args]: readonly string[]): Promise<number> => {
  // Commands of npm packages are scripts on Windows, which need a shell.
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  process.once('exit', () => child.kill());
  const [code] = await once(child, 'exit').catch(() => {
    throw new StartError(`The command ${command} cannot be started. Is it installed?`);
  });
  return Number(code ?? 1);
};

const start = async (
  { seed, data, strict: _, open, json, ...options }: EmulatorConfig,
  beside?: readonly string[],
): Promise<void> => {
  const { emulator, close } = await startEmulator({
    ...options,
    ...(seed !== undefined && { seed: readSeedOption(seed) }),
    ...(data !== undefined && data !== ':memory:' && { data }),
    onOrigin: sayOrigin,
  });
  console.log(json ? announcementJson(emulator) : `${announcement(emulator)}\nCtrl+C stops.`);
  if (open) openPage(emulator.issuer);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void close().then(() => process.exit()));
  }
  if (!beside) return;
  const code = await runBeside(beside);
  await close();
  process.exit(code);
};

/** Calls a control endpoint of the provider that runs on the port. */
const callRunning = async ({ port = 4400 }: EmulatorConfig, path: string, method: string): Promise<unknown> => {
  const issuer = `http://localhost:${port}`;
  const response = await fetch(`${issuer}/_emulator/${path}`, { method }).catch(() => {
    throw new StartError(
      `No local identity provider answers at ${issuer}. Start it with "npx @gatehouse/emulator", or name its port: --port 4500`,
    );
  });
  const isData = (response.headers.get('content-type') ?? '').startsWith('application/json');
  if (response.ok && isData) return response.json();
  throw new StartError(
    `Another program answers at ${issuer}. Name the port of the local identity provider: --port 4500`,
  );
};

const reset: SubCommand['run'] = async (config) => {
  await callRunning(config, 'reset', 'POST');
  console.log(config.json ? JSON.stringify({ reset: true }) : 'The provider is back at its seed.');
};

const exportSeed: SubCommand['run'] = async (config, [file]) => {
  const text = `${JSON.stringify(await callRunning(config, 'seed', 'GET'), null, 2)}\n`;
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    // It contains password hashes and secrets.
    writeFileSync(file, text, { mode: 0o600 });
  } catch {
    throw new StartError(`The file ${file} cannot be written. Name another one.`);
  }
  console.log(config.json ? JSON.stringify({ file }) : `Start another provider at this point with --seed ${file}`);
};

const supported: SubCommand['run'] = async ({ json }, [filter = '']) => {
  const matches = supportedOperations().filter(({ operation }) =>
    `${operation}.`.startsWith(`${filter}${filter && '.'}`),
  );
  if (matches.length === 0) {
    throw new StartError(
      `There is no operation "${filter}". Name a capability, such as groups, or one of its operations.`,
    );
  }
  if (json) {
    console.log(JSON.stringify(matches));
    return;
  }
  const columnWidth = Math.max(...matches.map(({ operation }) => operation.length));
  for (const { operation, method, path, state, caller, permissions, event } of matches) {
    const needs = [caller === 'none' ? 'public' : caller, ...permissions].join(' ');
    const details = [state === 'page' ? 'page' : needs, event].filter((part) => part !== undefined).join(', ');
    console.log(`${operation.padEnd(columnWidth)}  ${method.padEnd(6)} ${path}  (${details})`);
  }
};

const subCommands: Readonly<Record<string, SubCommand>> = {
  reset: { usage: 'reset', description: 'Puts the running provider back to its seed', run: reset },
  'seed export': {
    usage: 'seed export [file]',
    description: 'Writes the rows of the running provider as a seed for another one',
    run: exportSeed,
  },
  supported: {
    usage: 'supported [name]',
    description: 'Lists the operations it answers, with permission and event',
    run: supported,
  },
};

const column = (rows: readonly (readonly [string, string])[]): string => {
  const columnWidth = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, description]) => `  ${name.padEnd(columnWidth)}  ${description}`).join('\n');
};

const flagRows = optionEntries.flatMap(([, { flag, value, description }]): [string, string][] =>
  flag ? [[`--${flag}${value ? ` ${value}` : ''}`, description]] : [],
);

export const help = `A local identity provider for development. Everything stays on this machine, unless an option names another host.

  npx @gatehouse/emulator [options] [-- command]
${column(Object.values(subCommands).map(({ usage, description }) => [`npx @gatehouse/emulator ${usage}`, description] as const))}

${column([
  ...flagRows,
  ['--config <file>', 'Reads the options from this file (default: gatehouse.emulator.json or .mjs of the folder)'],
  ['--help', 'Prints this'],
])}

With a command, such as "-- vite", it runs beside the provider, and ends it.

Each option is also a variable, such as GATEHOUSE_EMULATOR_PORT, and a name in the file. Flags win over variables, variables
over the file.
`;

/**
 * Runs the command of a command line.
 * @throws StartError when there is no such command
 */
export const runCommand = ({ positionals, config, isHelp, beside }: Command): Promise<void> => {
  if (isHelp) {
    console.log(help);
    return Promise.resolve();
  }
  if (positionals.length === 0) return start(config, beside);
  const name = Object.keys(subCommands).find((candidate) => `${positionals.join(' ')} `.startsWith(`${candidate} `));
  const command = name === undefined ? undefined : subCommands[name];
  if (!name || !command) {
    const usages = Object.values(subCommands).map(({ usage }) => `"${usage}"`);
    throw new StartError(
      `There is no command "${positionals.join(' ')}". There are ${usages.join(', ')}; without one it starts.`,
    );
  }
  return command.run(config, positionals.slice(name.split(' ').length));
};
