/** Serves the installed NocoDB on PORT of this machine, with its data in NC_TOOL_DIR, for the process that forked it. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';

// Ctrl+C reaches every process of a terminal; this one ends with the one it serves, and takes its data along.
process.on('SIGINT', () => {});
process.on('disconnect', () => {
  rmSync(process.env.NC_TOOL_DIR, { recursive: true, force: true });
  process.exit();
});

const load = createRequire(new URL('../../.nocodb/package.json', import.meta.url));
const express = load('express');
const { Noco } = load('nocodb');

const app = express();
const server = app.listen(Number(process.env.PORT), '127.0.0.1');
app.use(await Noco.init({}, server, app));
process.send?.('ready');
