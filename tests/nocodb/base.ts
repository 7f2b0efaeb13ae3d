import { provision } from '../../demo/research/provision/provision';
import { type PostgresServer, startPostgres } from '../postgres/server';
import { account, startNocoDb } from './server';

export interface ResearchBase {
  url: string;
  /** Variables for a gateway, printed by provisioning. */
  variables: Readonly<Record<string, string>>;
  /** Ends NocoDB, and its PostgreSQL, and removes their data. */
  stop(): Promise<void>;
}

/** Creates a database for NocoDB on a PostgreSQL; returns its address as NocoDB writes it. */
export const createNocoDatabase = ({ url, createDatabase }: PostgresServer): string => {
  createDatabase('nocodb');
  const { hostname, port, username } = new URL(url);
  return `pg://${hostname}:${port}?u=${username}&p=none&d=nocodb`;
};

/** Starts NocoDB and creates its tables as an operator would. Default database: SQLite in its folder. */
export const startResearchBase = async (database?: string): Promise<ResearchBase> => {
  const nocoDb = await startNocoDb(database);
  const lines: string[] = [];
  try {
    await provision({
      env: { RESEARCH_DB_URL: nocoDb.url, NOCODB_EMAIL: account.email, NOCODB_PASSWORD: account.password },
      check: false,
      print: (line) => lines.push(line),
      report: console.log,
    });
  } catch (error) {
    await nocoDb.stop();
    throw error;
  }
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1)];
  });
  return { ...nocoDb, variables: Object.fromEntries(pairs) };
};

/** The same on a PostgreSQL of its own. */
export const startResearchBaseOnPostgres = async (): Promise<ResearchBase> => {
  const server = await startPostgres();
  try {
    const base = await startResearchBase(createNocoDatabase(server));
    return {
      ...base,
      async stop() {
        await base.stop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
};
