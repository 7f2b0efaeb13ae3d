/** Serves the installed NocoDB on PORT of this machine, with its data in NC_TOOL_DIR, for its parent process. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';

// Ctrl+C reaches every process of a terminal; this one ends with its parent, which deletes its data.
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
