import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../../../demo/gateway/runtime/config';
import { settings } from '../../../../demo/gateway/runtime/settings';
import { settingsSection } from '../../../docs/settings';

const textOf = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
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
  expect(textOf('docs/operating.md')).toContain(settingsSection());
});
