import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// The local provider serves them from its own folder, also when it runs from its sources.
await rm(at('emulator/pages'), { recursive: true, force: true });
await cp(at('demo/dist/hosted'), at('emulator/pages'), { recursive: true });
