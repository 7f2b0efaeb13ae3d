import { readFile } from 'node:fs/promises';
import { adminPageIds } from '@gatehouse/sdk/admin';
import { type Contract, contracts } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';
import { array, catchall, nullable, object, optional, string, unknown } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { configSchemaFile, configSchemaText } from '../../docs/config-schema';
import { operationsFile, operationsText } from '../../docs/operations';
import { createShapeWriter } from '../../docs/shapes';
import { supportedFile, supportedLanguages, supportedText } from '../../docs/supported';

const every = Object.entries(contracts).flatMap(([capability, contract]: [string, Contract]) =>
  Object.entries(contract).map(([name, endpoint]) => ({ capability, name, endpoint })),
);

/** Rows of the tables by `capability.operation`, as lists of their cells. */
const rowsOf = (text: string) =>
  text.split('\n## ').flatMap((section) => {
    const capability = section.slice(0, section.indexOf('\n'));
    const lines = section.split('\n').filter((line) => line.startsWith('| `'));
    return lines.map((line) => {
      const [name = '', ...cells] = line.slice(2, -2).split(' | ');
      return { place: `${capability}.${name.replaceAll('`', '')}`, cells };
    });
  });

describe('docs/operations.md', () => {
  it('matches the contracts', async () => {
    const written = await readFile(operationsFile, 'utf8').catch(() => '');
    expect(written, 'The contracts have changed: run npm run docs').toBe(await operationsText());
  });

  it('lists every operation once, with method, path and permissions', async () => {
    const rows = rowsOf(await operationsText());
    expect(rows.map(({ place }) => place)).toEqual(every.map(({ capability, name }) => `${capability}.${name}`));
    for (const [place, { endpoint }] of every.entries()) {
      const { cells = [] } = rows[place] ?? {};
      expect(cells).toHaveLength(5);
      expect(cells.slice(0, 2)).toEqual([
        endpoint.method,
        `\`${endpoint.path}\`${endpoint.bare ? ' (no prefix)' : ''}`,
      ]);
      expect(cells[4]).toBe(endpoint.auth === 'none' ? 'public' : 'session');
    }
  });

  it.each([
    ['tokens.listUserApiTokens', '–', '`ListedToken[]`'],
    ['billing.cancelManagedSubscription', 'path `subscriptionId`', '–'],
    ['billing.updateManagedSubscription', 'path `subscriptionId`<br>body `paymentMethodId` `planId`', '–'],
    ['billing.downloadInvoice', 'path `invoiceId`<br>query `outputFileName?`', 'a file: `blob` `fileName`'],
    ['groups.removeRoles', 'path `groupId`<br>body `roleIds`', '–'],
    ['profile.uploadProfileImage', 'form `image`', '`string`'],
    ['metadata.getSaml', 'query `entityName=saml`', '`SamlMetadata[]`'],
  ])('describes input and output of %s', async (place, input, output) => {
    const row = rowsOf(await operationsText()).find((candidate) => candidate.place === place);
    expect(row?.cells.slice(2, 4)).toEqual([input, output]);
  });

  it('has an example call that exists', async () => {
    const [, capability = '', name = ''] = /contracts\.(\w+)\)\.(\w+)\(/.exec(await operationsText()) ?? [];
    expect(every.map((operation) => `${operation.capability}.${operation.name}`)).toContain(`${capability}.${name}`);
  });
});

it.each([
  ['docs/supported.md', supportedFile, supportedText],
  ['emulator/config.schema.json', configSchemaFile, configSchemaText],
])('%s matches its sources', async (_, file, text) => {
  const written = await readFile(file, 'utf8').catch(() => '');
  expect(written, 'Run npm run docs').toBe(await text());
});

it('the numbers in README.md are those of the registries', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  const languages = await supportedLanguages();
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const administration = languages.filter(({ inAdministration }) => inAdministration);
  const sentences = [
    `${every.length} operations as typed queries`,
    `every flow in ${words[languages.length]} languages`,
    `its ${adminPageIds.length} pages in ${words[administration.length]}`,
  ];
  expect(sentences.filter((sentence) => !readme.includes(sentence))).toEqual([]);
});

const dictionary = (value: $ZodType) => catchall(object({}), value);
const User = object({ id: string(), name: optional(string()) });
const Tree = object({
  id: string(),
  get children() {
    return optional(array(Tree));
  },
});
const Team = object({ id: string(), users: optional(nullable(array(User))), lead: nullable(User) });

const write = (schema: $ZodType) => {
  const writer = createShapeWriter(
    new Map<$ZodType, string>([
      [User, 'User'],
      [Tree, 'Tree'],
      [Team, 'Team'],
    ]),
  );
  return { answer: writer.answer(schema), used: writer.used() };
};
const user = { name: 'User', fields: ['id', 'name?'] };

describe('shapes', () => {
  it.each([
    [User, '`id` `name?`', []],
    [optional(User), '`id` `name?` or nothing', []],
    [nullable(array(User)), '`User[]`', [user]],
    [array(object({ id: string(), tags: optional(array(string())) })), '`[{ id, tags? }]`', []],
    [array(array(User)), '`User[][]`', [user]],
    [array(optional(string())), '`string[]`', []],
    [optional(string()), '`string` or nothing', []],
    [unknown(), 'anything', []],
    [dictionary(string()), '`string` by key', []],
    [dictionary(User), '`User` by key', [user]],
    [dictionary(unknown()), 'values by key', []],
  ] as [$ZodType, string, unknown[]][])('are rendered on one line (%#)', (schema, answer, used) => {
    expect(write(schema)).toEqual({ answer, used });
  });

  it('list nested shapes once', () => {
    expect(write(array(Team))).toEqual({
      answer: '`Team[]`',
      used: [{ name: 'Team', fields: ['id', 'users?: User[]', 'lead: User'] }, user],
    });
  });

  it('may be recursive', () => {
    expect(write(array(Tree)).used).toEqual([{ name: 'Tree', fields: ['id', 'children?: Tree[]'] }]);
  });

  it('are written out when their name is taken', () => {
    const Other = object({ key: string() });
    const writer = createShapeWriter(
      new Map<$ZodType, string>([
        [User, 'User'],
        [Other, 'User'],
      ]),
    );
    expect([writer.answer(array(User)), writer.answer(array(Other))]).toEqual(['`User[]`', '`[{ key }]`']);
  });
});
