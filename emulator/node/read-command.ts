import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { safeParse } from 'zod/mini';
import { isRecord } from '../guards';
import { StartError } from './listen';
import { type EmulatorConfig, type Option, optionEntries, options, variableOf } from './options';

const NAMES = ['gatehouse.emulator.json', 'gatehouse.emulator.mjs'];

const findFile = (folder: string, named: string | undefined): string | undefined => {
  if (named !== undefined) {
    const file = resolve(folder, named);
    if (existsSync(file)) return file;
    throw new StartError(`There is no file ${named}. Name another one with --config, or leave it out.`);
  }
  const files = NAMES.map((name) => join(folder, name)).filter((file) => existsSync(file));
  if (files.length > 1) throw new StartError(`There are ${NAMES.join(' and ')}. Keep one of them.`);
  return files[0];
};

const load = async (file: string): Promise<unknown> => {
  try {
    if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'));
    const { default: config }: { default?: unknown } = await import(pathToFileURL(file).href);
    return config;
  } catch (error) {
    throw new StartError(`The file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/**
 * Reads `gatehouse.emulator.json` or `.mjs` of a folder, or the given file; empty when there is none.
 * @throws StartError that names the file, the option and its valid values
 */
const readConfigFile = async (folder: string, named: string | undefined): Promise<EmulatorConfig> => {
  const file = findFile(folder, named);
  if (file === undefined) return {};
  const loaded = await load(file);
  if (!isRecord(loaded)) {
    throw new StartError(`The file ${file} must hold an object, in a module as its default export: { "port": 4400 }.`);
  }
  const { $schema: _, ...config } = loaded;
  for (const [name, value] of Object.entries(config)) {
    const option = optionEntries.find(([optionName]) => optionName === name)?.[1];
    if (!option) {
      const names = Object.keys(options).join(', ');
      throw new StartError(`The file ${file} has an option "${name}", which the provider does not. Known: ${names}.`);
    }
    // The seed of a module may be a function of the time.
    if (typeof value === 'function' && name === 'seed') continue;
    const { success, error } = safeParse(option.schema, value);
    if (success) continue;
    const [issue] = error.issues;
    const inside = issue?.code === 'unrecognized_keys' ? issue.keys : (issue?.path ?? []);
    const detail = inside.length > 0 ? `; look at "${inside.join('.')}"` : '';
    throw new StartError(`In ${file} "${name}" ${option.must}${detail}.`);
  }
  const fromFile = (path: unknown): unknown =>
    typeof path === 'string' && path !== ':memory:' ? resolve(dirname(file), path) : path;
  const { seed, data } = config;
  return {
    ...config,
    ...(data !== undefined && { data: fromFile(data) }),
    ...(typeof seed === 'string' && /[./\\]/.test(seed) && { seed: fromFile(seed) }),
    // Each option was parsed by its schema.
  } as EmulatorConfig;
};

export interface Command {
  /** Arguments before the options, such as `seed export`. */
  positionals: readonly string[];
  config: EmulatorConfig;
  isHelp: boolean;
  /** Command to run beside the provider, with its arguments: what follows `--`. */
  beside?: readonly string[];
}

const SWITCH: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

type Flags = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

const flagOptions: Flags = {
  ...Object.fromEntries(
    optionEntries.flatMap(([, { flag, value, isList = false }]) =>
      flag ? [[flag, { type: value ? ('string' as const) : ('boolean' as const), multiple: isList }]] : [],
    ),
  ),
  config: { type: 'string' },
  host: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

const fromText = (name: keyof EmulatorConfig, { value, isList }: Option, text: string): unknown => {
  if (isList) return text.split(',').map((part) => part.trim());
  if (name === 'port') return text.trim() === '' ? text : Number(text);
  return value ? text : (SWITCH[text.trim().toLowerCase()] ?? text);
};

const check = ({ schema, must }: Option, value: unknown, where: string, input: unknown): unknown => {
  if (safeParse(schema, value).success) return value;
  throw new StartError(`${where} ${must}, not "${String(input)}". See --help.`);
};

const parse = (args: readonly string[]) => {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: flagOptions,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flagOptions, token.name) ? flagOptions[token.name] : undefined;
    if (!flag) {
      const names = Object.keys(flagOptions).flatMap((name) => (name === 'host' ? [] : [`--${name}`]));
      throw new StartError(`Unknown option ${token.rawName}. Options: ${names.join(', ')}.`);
    }
    if (flag.type === 'string' && !token.value) {
      throw new StartError(`${token.rawName} needs a value: ${token.rawName} <value>. See --help.`);
    }
    if (flag.type === 'boolean' && token.value !== undefined) {
      throw new StartError(`${token.rawName} takes no value. See --help.`);
    }
  }
  return { values, positionals };
};

const fromFlags = (values: Readonly<Record<string, unknown>>): EmulatorConfig =>
  Object.fromEntries(
    optionEntries.flatMap(([name, option]) => {
      const input = option.flag ? values[option.flag] : undefined;
      if (input === undefined) return [];
      const value = typeof input === 'string' ? fromText(name, option, input) : input;
      return [[name, check(option, value, `--${option.flag}`, input)]];
    }),
  );

const fromEnvironment = (env: NodeJS.ProcessEnv): EmulatorConfig => {
  const variables = new Map(optionEntries.flatMap(([name, { flag }]) => (flag ? [[variableOf(name), name]] : [])));
  const unknown = Object.keys(env).find((name) => name.startsWith('GATEHOUSE_EMULATOR_') && !variables.has(name));
  if (unknown) {
    throw new StartError(`Unknown variable ${unknown}. Variables: ${[...variables.keys()].join(', ')}.`);
  }
  return Object.fromEntries(
    optionEntries.flatMap(([name, option]) => {
      const text = option.flag ? env[variableOf(name)] : undefined;
      if (text === undefined || text === '') return [];
      return [[name, check(option, fromText(name, option, text), variableOf(name), text)]];
    }),
  );
};

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/**
 * Parses a command line; flags take precedence over the environment, and the environment over the file of the folder.
 * @throws StartError with a sentence that says what to write instead
 */
export const readCommand = async (
  args: readonly string[],
  { env, folder }: { env: NodeJS.ProcessEnv; folder: string },
): Promise<Command> => {
  const end = args.indexOf('--');
  const beside = end < 0 ? [] : args.slice(end + 1);
  const { values, positionals } = parse(end < 0 ? args : args.slice(0, end));
  if (values.help) return { positionals: positionals, config: {}, isHelp: true };
  if (typeof values.host === 'string' && !isThisMachine(values.host)) {
    throw new StartError('The local identity provider is for this machine only: leave out --host.');
  }
  const commandLine = fromFlags(values);
  const named = typeof values.config === 'string' ? values.config : undefined;
  const config = { ...(await readConfigFile(folder, named)), ...fromEnvironment(env), ...commandLine };
  // A file in a repository must not send the emails of its users elsewhere.
  if (config.smtp !== undefined && commandLine.smtp === undefined && !isThisMachine(new URL(config.smtp).hostname)) {
    throw new StartError(
      `Emails leave this machine only when the command says so: add --smtp ${config.smtp.replace(/\/\/[^/]*@/, '//')}`,
    );
  }
  // Nor may it let the provider call other machines.
  for (const name of ['idpHosts', 'webhooksTo'] as const) {
    if (!config[name] || commandLine[name]) continue;
    const flags = config[name].map((host) => `--${options[name].flag} ${host}`).join(' ');
    throw new StartError(`Calls leave this machine only when the command says so: add ${flags}`);
  }
  // Nor may it load scripts from them where passwords are entered.
  const foreign = config.pageScripts?.filter((script) => !isThisMachine(new URL(script).hostname)) ?? [];
  if (foreign.length > 0 && !commandLine.pageScripts) {
    const flags = foreign.map((script) => `--${options.pageScripts.flag} ${script}`).join(' ');
    throw new StartError(`Pages load scripts of other machines only when the command says so: add ${flags}`);
  }
  if (config.strict && !config.origins) {
    throw new StartError('With --strict name the applications: --origin http://localhost:5173');
  }
  return { positionals: positionals, config, isHelp: false, ...(beside.length > 0 && { beside }) };
};
