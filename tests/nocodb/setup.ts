import type { TestProject } from 'vitest/node';
import { provision } from '../../demo/research/provision/provision';
import { account, startNocoDb } from './server';

/** A running NocoDB with the research base, as the variables say that the provisioning printed. */
interface ProvisionedNocoDb {
  url: string;
  variables: Readonly<Record<string, string>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    nocoDb: ProvisionedNocoDb;
  }
}

/** Starts NocoDB before the tests, makes its tables the way an operator would, and gives what stops it. */
export default async ({ provide }: TestProject) => {
  const since = performance.now();
  const { url, stop } = await startNocoDb();
  console.log(`NocoDB answers at ${url} after ${Math.round(performance.now() - since)} ms.`);
  const lines: string[] = [];
  try {
    await provision({
      env: { RESEARCH_DB_URL: url, NOCODB_EMAIL: account.email, NOCODB_PASSWORD: account.password },
      check: false,
      print: (line) => lines.push(line),
      tell: console.log,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1)];
  });
  provide('nocoDb', { url, variables: Object.fromEntries(pairs) });
  return stop;
};
