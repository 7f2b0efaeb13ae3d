import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../../demo/gateway/runtime/config';
import { settings } from '../../../demo/gateway/runtime/settings';
import { errorText } from '../../../demo/research/messages';
import { settingsSection } from '../../docs/settings';

const path = (relative: string) => new URL(`../../../${relative}`, import.meta.url);
const textOf = (relative: string) => readFileSync(path(relative), 'utf8');
const manual = textOf('docs/operating.md');

const example = textOf('.env.example');
const explained = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].flatMap(([, name]) => name ?? []);
/** Set by `npm run dev` itself. */
const INTERNAL = 'GATEWAY_PORT';

test('.env.example names every setting once', () => {
  const names = Object.keys(settings).filter((name) => name !== INTERNAL);
  expect(names.length).toBeGreaterThan(30);
  expect([...explained].sort()).toEqual(names.sort());
});

test('variables that .env.example omits are set by the programs themselves', () => {
  expect(textOf('demo/start.mjs')).toContain(`${INTERNAL}: `);
});

test('every variable in .env.example is commented out, so that copying it changes nothing', () => {
  const set = example.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  expect(set).toEqual([]);
});

test('the example values are valid, alone and together', () => {
  const values = Object.fromEntries(
    // No two tables have the same id.
    explained.map((name) => [name, new RegExp(`^#${name}=(.*)$`, 'm').exec(example)?.[1] || name.padEnd(24, 'x')]),
  );
  expect(() => readConfig(values)).not.toThrow();
});

test('operating.md has the settings table that `npm run docs` writes', () => {
  expect(manual).toContain(settingsSection());
});

/** Every message that the gateway may write into its log. */
const messages = new Set(
  [
    ...readdirSync(path('demo/gateway'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `demo/gateway/${name}`),
    'demo/serve.ts',
  ]
    .map((name) => textOf(name))
    .flatMap((code) => [
      ...code.matchAll(/(?<!console\.)\b(?:log(?:\.\w+)?|warn|logError|logFailure)\(\s*['`]([\w ;]+)/g),
    ])
    .map(([, message = '']) => message.trim()),
);

test('operating.md documents every log message', () => {
  expect(messages.size).toBeGreaterThan(15);
  for (const message of [...messages, errorText.syncFailed])
    expect(manual.includes(`| \`${message}`), message).toBe(true);
});

test('operating.md documents every reason of /readyz', () => {
  const [, failures = ''] = /const failures = \{([^}]*)\}/.exec(textOf('demo/gateway/gateway.ts')) ?? [];
  const reasons = [...failures.matchAll(/(?:^|,)\s*(\w+)(?=[:,])/g)].map(([, reason]) => reason);
  expect(reasons).toHaveLength(4);
  for (const reason of reasons) expect(manual).toMatch(new RegExp(`503 otherwise.*\`${reason}\``));
});

const page = textOf('docs/a-submission.md');
const steps = [...page.matchAll(/^\| \d+ \| \[[^\]]+\]\(([^)]+)\) \| `(\w+)`/gm)];

test('the page names at most twelve files, all of which exist', () => {
  const files = new Set([...page.matchAll(/\]\((\.\.\/[^)]+\.ts)\)/g)].map(([, file = '']) => file));

  expect(files.size).toBeGreaterThan(9);
  expect(files.size).toBeLessThanOrEqual(12);
  for (const file of files) expect(existsSync(path(`docs/${file}`)), file).toBe(true);
});

test('each step names an export of its file', () => {
  expect(steps.length).toBeGreaterThan(9);
  for (const [, file = '', name] of steps)
    expect(textOf(`docs/${file}`)).toMatch(new RegExp(`export (?:const|interface) ${name}\\b`));
});
