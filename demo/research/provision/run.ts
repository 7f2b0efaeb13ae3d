/** `npm run research:provision`, with `-- --check` for read-only mode. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { provision } from './provision';
import { ProvisionError } from './settings';

const envFile = fileURLToPath(new URL('../../../.env', import.meta.url));

/** Existing variables take precedence. */
const readEnvFile = () => {
  if (!existsSync(envFile)) return;
  try {
    process.loadEnvFile(envFile);
  } catch {
    throw new ProvisionError(`The file ${envFile} cannot be read. Make it readable or move it away.`);
  }
};

const run = async (): Promise<number> => {
  const [argument, ...others] = process.argv.slice(2);
  if (others.length > 0 || (argument !== undefined && argument !== '--check'))
    throw new ProvisionError('The only argument is --check, which looks for what is missing and creates nothing.');
  readEnvFile();
  return provision({
    env: process.env,
    check: argument === '--check',
    print: (line) => void process.stdout.write(`${line}\n`),
    report: (line) => void process.stderr.write(`${line}\n`),
  });
};

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof ProvisionError ? error.message : error);
    process.exitCode = 1;
  },
);
