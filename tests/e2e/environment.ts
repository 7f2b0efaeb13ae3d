import { readFileSync } from 'node:fs';

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

/** Every variable that a developer's own `.env` may have. */
export const variables = [...example.matchAll(/^#(\w+)=/gm)].map(([, name = '']) => name);

/** Environment of the test servers. Variables that are set, even empty, take precedence over a developer's `.env`. */
export const environmentWith = (own: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(variables.map((name) => [name, ''])),
  ...own,
});
