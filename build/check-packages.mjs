/** Checks each built package as npm gets it: `publint`, and how its types resolve (`attw`). */
import { spawnSync } from 'node:child_process';

const packages = [
  'sdk',
  'ui',
  'emulator',
  ...['react', 'rest-api', 'nextjs'].map((name) => `ui/frontegg/packages/${name}`),
];

const run = (command, ...args) => {
  const { status } = spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

for (const folder of packages) {
  run('publint', '--strict', `${folder}/dist`);
  run('attw', '-q', '--pack', `${folder}/dist`);
}
