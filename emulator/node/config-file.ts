import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { safeParse } from 'zod/mini';
import { isRecord } from '../guards';
import { StartError } from './listen';
import { type EmulatorConfig, optionEntries, options } from './options';

const NAMES = ['gatehouse.emulator.json', 'gatehouse.emulator.mjs'];

/** Returns the configuration file of a folder, or the given one. */
const findFile = (folder: string, named: string | undefined): string | undefined => {
  if (named !== undefined) {
    const file = resolve(folder, named);
    if (existsSync(file)) return file;
    throw new StartError(`There is no file ${named}. Name another one with --config, or leave it out.`);
  }
  const found = NAMES.map((name) => join(folder, name)).filter((file) => existsSync(file));
  if (found.length > 1) throw new StartError(`There are ${NAMES.join(' and ')}. Keep one of them.`);
  return found[0];
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
export const readConfigFile = async (folder: string, named: string | undefined): Promise<EmulatorConfig> => {
  const file = findFile(folder, named);
  if (file === undefined) return {};
  const given = await load(file);
  if (!isRecord(given)) {
    throw new StartError(`The file ${file} must hold an object, in a module as its default export: { "port": 4400 }.`);
  }
  const { $schema: _, ...config } = given;
  for (const [name, value] of Object.entries(config)) {
    const option = optionEntries.find(([known]) => known === name)?.[1];
    if (!option) {
      const known = Object.keys(options).join(', ');
      throw new StartError(`The file ${file} has an option "${name}", which the provider does not. Known: ${known}.`);
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
