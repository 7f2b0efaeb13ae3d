import type { TestProject } from 'vitest/node';
import { type ResearchBase, startResearchBase, startResearchBaseOnPostgres } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    nocoDb: Pick<ResearchBase, 'url' | 'variables'>;
  }
}

/** Starts NocoDB with the research base before the tests, and returns the function that stops it. */
export default async ({ provide }: TestProject) => {
  const since = performance.now();
  const onPostgres = process.env.NOCODB_ON === 'postgres';
  const { url, variables, stop } = await (onPostgres ? startResearchBaseOnPostgres() : startResearchBase());
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`NocoDB on ${onPostgres ? 'PostgreSQL' : 'SQLite'} is ready at ${url} after ${seconds} s.`);
  provide('nocoDb', { url, variables });
  return stop;
};
