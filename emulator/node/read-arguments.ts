import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Seed } from '../seed/seed';
import { type SeedName, seedNames } from '../seed/seeds';
import { tableNames } from '../tables';
import { StartError } from './listen';
import type { StartOptions } from './start-emulator';

export const help = `A local identity provider for development. Everything stays on this machine.

  npx @gatehouse/emulator [options]

  --port <number>     Port on localhost (default 4400)
  --seed <name|file>  ${seedNames.join(', ')}, or a JSON file of rows (default demo)
  --origin <origin>   An application that may use it, such as http://localhost:5173; may be repeated.
                      Default: any page of this machine
  --strict            Refuses to start without --origin: only named origins may use it
  --data <file>       Keeps the state in an SQLite file (default: memory)
  --json              Prints addresses and accounts as one line of JSON
  --help              Prints this
`;

export interface Arguments extends StartOptions {
  isJson: boolean;
  isHelp: boolean;
}

const isLoopbackHost = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host);

const readPort = (text: string): number => {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port > 0 && port < 65_536) return port;
  throw new StartError(`"${text}" is no port. Choose a number from 1 to 65535.`);
};

const isRows = (rows: unknown): boolean =>
  Array.isArray(rows) && rows.every((row: unknown) => typeof Object(row).id === 'string');

const readSeedFile = (file: string): Seed => {
  let seed: unknown;
  try {
    seed = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(`The seed ${file} cannot be read. Choose ${seedNames.join(', ')} or a file with JSON.`);
  }
  const known: readonly string[] = tableNames;
  for (const [name, rows] of Object.entries(Object(seed))) {
    if (!known.includes(name))
      throw new StartError(`The seed ${file} has a table "${name}", which the provider does not.`);
    if (!isRows(rows)) throw new StartError(`The table "${name}" of the seed ${file} must be a list of rows with ids.`);
  }
  // Names and ids are checked; the fields are the developer's own business.
  return seed as Seed;
};

const readSeed = (given: string): SeedName | Seed => seedNames.find((name) => name === given) ?? readSeedFile(given);

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        seed: { type: 'string' },
        origin: { type: 'string', multiple: true },
        data: { type: 'string' },
        host: { type: 'string' },
        strict: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : '';
    throw new StartError(`${reason}. See --help.`);
  }
};

/**
 * Options of a command line.
 * @throws StartError with a sentence about what to write instead
 */
export const readArguments = (args: readonly string[]): Arguments => {
  const { port, seed, origin, data, host, strict, json, help: isHelp } = parse(args);
  if (host !== undefined && !isLoopbackHost(host)) {
    throw new StartError(
      'The local identity provider is for this machine only: it cannot be opened on another address.',
    );
  }
  if (strict && !origin) throw new StartError('With --strict name the applications: --origin http://localhost:5173');
  return {
    isJson: json,
    isHelp,
    ...(port !== undefined && { port: readPort(port) }),
    ...(seed !== undefined && { seed: readSeed(seed) }),
    ...(origin && { origins: origin }),
    ...(data !== undefined && data !== ':memory:' && { data }),
  };
};
