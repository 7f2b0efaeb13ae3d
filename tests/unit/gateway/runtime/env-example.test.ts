import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../../../demo/gateway/runtime/config';

const textOf = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const example = textOf('.env.example');
const programs = ['demo/serve.ts', 'demo/read-setup.ts'].map(textOf).join('\n');

/** Set by the programs for each other; not by operators. */
const internal: Readonly<Record<string, string>> = { PORT: 'demo/read-setup.ts', GATEWAY_PORT: 'demo/start.mjs' };

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** No two tables have the same id. */
const textFor = (name: string) => name.padEnd(24, 'x');

const readByConfig = (): string[] => {
  const read: string[] = [];
  // Every variable exists, so that none is left unread.
  const everything = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        read.push(String(name));
        if (name === 'STATE_URL') return 'postgres://db.example.com/state';
        return /URL$|^WEBHOOK_|^PORTAL_LINK_|ORIGIN$/.test(String(name))
          ? 'https://example.com'
          : /PORT|PER_SECOND/.test(String(name))
            ? '1'
            : textFor(String(name));
      },
    },
  );
  readConfig(everything);
  return read;
};

/** Read by the provisioning alone; its account at the database is given where it is run. */
const readByProvisioning = ['RESEARCH_DB_BASE'];

const readByPrograms = [
  ...namesIn(programs, /\benv\.([A-Z][A-Z_]+)/g),
  ...namesIn(programs, /\b(?:text|port)\('([A-Z_]+)'/g),
];

const explained = namesIn(example, /^#?([A-Z][A-Z0-9_]*)=/gm);

test('the example names every variable that is read, and none that is not, once each', () => {
  const read = new Set(
    [...readByConfig(), ...readByProvisioning, ...readByPrograms].filter((name) => !(name in internal)),
  );
  expect(read.size).toBeGreaterThan(20);
  expect([...explained].sort()).toEqual([...read].sort());
});

test('what the example leaves out is set by the programs themselves', () => {
  for (const [name, file] of Object.entries(internal)) expect(textOf(file), name).toMatch(new RegExp(`\\b${name}: `));
});

test('nothing in the example is set, so that copying it whole changes nothing', () => {
  const set = example.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  expect(set).toEqual([]);
});

test('its values are taken as they stand, all at once', () => {
  const values = Object.fromEntries(
    explained.map((name) => [name, new RegExp(`^#${name}=(.*)$`, 'm').exec(example)?.[1] || textFor(name)]),
  );
  expect(() => readConfig(values)).not.toThrow();
});
