import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port';

export interface PostgresServer {
  /** Address of its database. */
  url: string;
  createDatabase(name: string): void;
  stop(): Promise<void>;
}

/** Folders of the programs in packages of Debian and PostgreSQL, newest version first. */
const findPrograms = (): string => {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions
    .map((version) => join(base, version, 'bin'))
    .find((path) => existsSync(join(path, 'postgres')));
  if (!folder) throw new Error('PostgreSQL is missing. Install it with: apt-get install postgresql');
  return folder;
};

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));

/** Starts a temporary PostgreSQL on a free port of this machine, without a password. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-postgres-'));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  execFileSync(join(programs, 'initdb'), ['-D', folder, '-A', 'trust', '-U', 'gatehouse', '--no-sync'], {
    ...owner,
    stdio: 'ignore',
  });
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', folder, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
    { ...owner, stdio: 'ignore' },
  );
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const endWithUs = () => server.kill('SIGINT');
  process.once('exit', endWithUs);
  const isReady = () => {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `postgres://gatehouse@127.0.0.1:${port}/postgres`,
    createDatabase(name) {
      execFileSync(join(programs, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'gatehouse', name], owner);
    },
    async stop() {
      process.off('exit', endWithUs);
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
