#!/usr/bin/env node
import { announcement, announcementJson } from './announce';
import { StartError } from './listen';
import { help, readArguments } from './read-arguments';
import { startEmulator } from './start-emulator';

/** A page on another host than the provider's own gets no cookies of it; better said at once. */
const sayOrigin = (origin: string) => {
  const url = new URL(origin);
  console.error(`First call of ${origin}.`);
  if (url.hostname === 'localhost') return;
  url.hostname = 'localhost';
  console.error(`  Browsers hold back the cookies of localhost there. Open ${url.origin} instead.`);
};

const run = async () => {
  const { isJson, isHelp, ...options } = readArguments(process.argv.slice(2));
  if (isHelp) return console.log(help);
  const { emulator, close } = await startEmulator({ ...options, onOrigin: sayOrigin });
  console.log(isJson ? announcementJson(emulator) : `${announcement(emulator)}\nCtrl+C stops.`);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void close().then(() => process.exit()));
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
