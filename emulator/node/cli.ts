#!/usr/bin/env node
import { runCommand } from './commands';
import { StartError } from './listen';
import { readCommand } from './read-command';

const run = async () => {
  await runCommand(await readCommand(process.argv.slice(2), { env: process.env, folder: process.cwd() }));
};

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
