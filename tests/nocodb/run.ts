/**
 * `npm run test:nocodb`: installs a real NocoDB once, then runs the tests against it. With `--postgres` it uses a
 * PostgreSQL of its own (Debian's package). Other arguments go to Vitest.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installNocoDb } from './install';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const vitest = () =>
  new Promise<number>((resolve, reject) => {
    const given = process.argv.slice(2);
    const args = ['run', '--config', path('vitest.config.ts'), ...given.filter((name) => name !== '--postgres')];
    const child = spawn(process.execPath, [path('../../node_modules/vitest/vitest.mjs'), ...args], {
      cwd: path('../..'),
      stdio: 'inherit',
      env: { ...process.env, NOCODB_ON: given.includes('--postgres') ? 'postgres' : 'sqlite' },
    });
    // The terminal sends Ctrl+C to both; Vitest stops the database and ends first.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });

try {
  await installNocoDb();
  process.exitCode = await vitest();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
