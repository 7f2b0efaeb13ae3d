import { copyFile, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Files = Readonly<Record<string, string>>;

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['sdk', 'ui', 'emulator', 'demo', 'site', 'tests', '.storybook'];

const inspect = async (baseDir: string): Promise<ICruiseResult> => {
  const options = await extractOptions(join(root, '.dependency-cruiser.mjs'));
  const { output } = await cruise(folders, { ...options, baseDir });
  if (typeof output === 'string') throw new Error(output);
  return output;
};

const broken = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to, cycle }) => {
    const through = cycle?.map(({ name }) => name).join(' -> ') ?? to;
    return `${rule.name}: ${from} -> ${through}`;
  });

describe('the import rules', () => {
  test('are followed, and the modules were scanned', async () => {
    const result = await inspect(root);
    expect(broken(result)).toEqual([]);

    const modulesOf = (floor: string) => result.modules.filter(({ source }) => source.startsWith(`${floor}/`)).length;
    expect(modulesOf('sdk')).toBeGreaterThan(45);
    expect(modulesOf('ui')).toBeGreaterThan(40);
    expect(modulesOf('emulator')).toBeGreaterThan(50);
    expect(modulesOf('demo')).toBeGreaterThan(50);
    expect(modulesOf('tests')).toBeGreaterThan(20);
    expect(result.summary.totalDependenciesCruised).toBeGreaterThan(400);
  });
});

/** A small repository that follows every rule. */
const exampleFiles: Files = {
  'sdk/index.ts': "export { createIdentity } from './identity';",
  'sdk/identity.ts': "import { session } from './session/session';\nexport const createIdentity = session;",
  'sdk/session/session.ts': "import { core } from '../core/contract';\nexport const session = core;",
  'sdk/sign-in/index.ts': "import { createIdentity } from '../identity';\nexport const silentLogout = createIdentity;",
  'sdk/contracts.ts':
    "export { contract } from './capabilities/tokens/contract';\nexport { contract as roles } from './capabilities/roles/contract';",
  'sdk/query.ts': "import { core } from './core/contract';\nexport const query = core;",
  'sdk/core/contract.ts': 'export const core = 1;',
  'sdk/capabilities/tokens/contract.ts': "import { core } from '../../core/contract';\nexport const contract = core;",
  'sdk/capabilities/tokens/queries.ts':
    "import { contract } from './contract';\nimport { contract as roles } from '../roles/contract';\nexport const list = [contract, roles];",
  'sdk/capabilities/roles/contract.ts': "import { core } from '../../core/contract';\nexport const contract = core;",
  'sdk/capabilities/roles/queries.ts': "import { contract } from './contract';\nexport const list = contract;",
  'sdk/flows/mfa/flow.ts': "import { core } from '../../core/contract';\nexport const mfa = core;",
  'sdk/flows/login/rules.ts': "import { core } from '../../core/contract';\nexport const rule = core;",
  'sdk/flows/login/index.ts':
    "import { rule } from './rules';\nimport { mfa } from '../mfa/flow';\nexport const login = [rule, mfa];",
  'ui/index.ts':
    "import { createIdentity } from '@gatehouse/sdk';\nimport { list } from '@gatehouse/sdk/tokens';\nexport const ui = [createIdentity, list];",
  'ui/kit/index.ts': "export { button } from './button';",
  'ui/kit/button.ts': 'export const button = 1;',
  'ui/login/index.ts': "export { screen } from './login/screen';",
  'ui/login/login/screen.ts': "import { form } from '../mfa/form';\nexport const screen = form;",
  'ui/login/mfa/form.ts': "import { button } from '../../kit/button';\nexport const form = button;",
  'ui/admin/index.ts': "export { page } from './tokens/page';",
  'ui/admin/archetypes/list-page.ts': "import { button } from '../../kit/button';\nexport const listPage = button;",
  'ui/admin/tokens/page.ts': "import { listPage } from '../archetypes/list-page';\nexport const page = listPage;",
  'emulator/index.ts': "import { contract } from '@gatehouse/sdk/contracts';\nexport const createEmulator = contract;",
  'emulator/node/index.ts':
    "import { createEmulator } from '../index';\nimport { sqlite } from './sqlite-db';\nexport const start = [createEmulator, sqlite];",
  'emulator/node/sqlite-db.ts': 'export const sqlite = 1;',
  'demo/serve.ts': "import { start } from '@gatehouse/emulator/node';\nexport default start;",
  'demo/portal/app.ts':
    "import { contract } from '@gatehouse/sdk/contracts';\nimport { page } from '@gatehouse/ui/admin';\nexport const app = [contract, page];",
  'demo/gateway/gateway.ts': "import { listen } from './http/server';\nexport const gateway = listen;",
  'demo/gateway/http/server.ts': "import { verify } from '../auth/verify';\nexport const listen = verify;",
  'demo/gateway/auth/verify.ts': "import { clock } from '../runtime/clock';\nexport const verify = clock;",
  'demo/gateway/runtime/clock.ts': 'export const clock = 1;',
  'tests/app.test.ts': "import { app } from '../demo/portal/app';\nexport default app;",
  'site/build.ts': "import { button } from '../ui/kit/button';\nexport default button;",
  '.storybook/preview.ts': "import { button } from '../ui/kit/button';\nexport default button;",
};

/** At least one violation of each rule. */
const violations: readonly [rule: string, what: string, files: Files][] = [
  ['1-sdk-without-framework', 'React in the SDK', { 'sdk/capabilities/tokens/queries.ts': "import 'react';" }],
  [
    '1-sdk-without-framework',
    'Node in the SDK',
    { 'sdk/core/contract.ts': "import 'node:fs';\nexport const core = 1;" },
  ],
  [
    '1-sdk-without-framework',
    'the kit in the SDK',
    { 'sdk/query.ts': "import { ui } from '@gatehouse/ui';\nexport { ui };" },
  ],
  ['1-servers-of-any-framework', 'Express in the session', { 'sdk/server/index.ts': "import 'express';" }],
  [
    '1-tokens-are-verified-on-servers',
    'the entry point for servers in the session',
    {
      'sdk/server/index.ts': 'export const verifyToken = 1;',
      'sdk/session/session.ts': "import { verifyToken } from '../server/index';\nexport const session = verifyToken;",
    },
  ],
  [
    '2-core-imports-nothing-above',
    'a capability in the core',
    { 'sdk/core/client.ts': "import '../capabilities/tokens/contract';" },
  ],
  [
    '2-core-imports-nothing-above',
    'only a type of it',
    {
      'sdk/core/client.ts': "import type { list } from '../capabilities/roles/queries';\nexport type X = typeof list;",
    },
  ],
  [
    '3-contracts-import-only-contracts',
    'a client in a contract',
    {
      'sdk/core/client.ts': 'export const client = 1;',
      'sdk/capabilities/roles/contract.ts': "import '../../core/client';\nexport const contract = 1;",
    },
  ],
  [
    '3-contracts-import-only-contracts',
    'a rule in a contract',
    {
      'sdk/capabilities/roles/order.ts': 'export const order = 1;',
      'sdk/capabilities/roles/contract.ts': "import './order';\nexport const contract = 1;",
    },
  ],
  [
    '4-capabilities-are-independent',
    'queries of another',
    { 'sdk/capabilities/roles/queries.ts': "import { list } from '../tokens/queries';\nexport { list };" },
  ],
  [
    '4-capabilities-are-independent',
    'a rule of another',
    {
      'sdk/capabilities/roles/order.ts': 'export const order = 1;',
      'sdk/capabilities/tokens/queries.ts': "import { order } from '../roles/order';\nexport { order };",
    },
  ],
  [
    '4-shared-code-without-queries',
    'queries in the session',
    { 'sdk/session/session.ts': "import '../capabilities/roles/queries';\nexport const session = 1;" },
  ],
  [
    '4-session-without-identity',
    'an action that takes an identity, in the session',
    {
      'sdk/session/state.ts':
        "import type { silentLogout } from '../sign-in/index';\nexport type X = typeof silentLogout;",
    },
  ],
  [
    '5-sdk-by-its-entry-points',
    'an inner file',
    { 'ui/index.ts': "import { core } from '../sdk/core/contract';\nexport { core };" },
  ],
  [
    '5-ui-by-its-entry-points',
    'an inner file',
    { 'demo/portal/app.ts': "import { button } from '../../ui/kit/button';\nexport const app = button;" },
  ],
  [
    '5-emulator-by-its-entry-points',
    'an inner file',
    { 'demo/serve.ts': "import { sqlite } from '../emulator/node/sqlite-db';\nexport default sqlite;" },
  ],
  [
    '8-emulator-without-ui',
    'a page of the kit in the provider',
    { 'emulator/index.ts': "import { page } from '@gatehouse/ui/admin';\nexport const createEmulator = page;" },
  ],
  [
    '8-emulator-runs-in-browsers',
    'Node in the provider of a page',
    { 'emulator/index.ts': "import { sqlite } from './node/sqlite-db';\nexport const createEmulator = sqlite;" },
  ],
  [
    '5-packages-by-name',
    'an entry point by its path',
    { 'ui/index.ts': "import { tokens } from '../sdk/index';\nexport { tokens };" },
  ],
  [
    '6-kit-is-independent',
    'the SDK in the kit',
    { 'ui/kit/button.ts': "import { tokens } from '@gatehouse/sdk';\nexport const button = tokens;" },
  ],
  [
    '6-kit-is-independent',
    'a feature in the kit',
    { 'ui/kit/gate.ts': "import { ui } from '../index';\nexport { ui };" },
  ],
  [
    '7-login-without-admin',
    'an archetype in the login',
    { 'ui/login/login/screen.ts': "import '../../admin/archetypes/list-page';\nexport const screen = 1;" },
  ],
  [
    '7-admin-without-login',
    'a screen in the portal',
    { 'ui/admin/tokens/page.ts': "import '../../login/mfa/form';\nexport const page = 1;" },
  ],
  ['7-admin-pages-are-independent', 'a page in a page', { 'ui/admin/roles/page.ts': "import '../tokens/page';" }],
  [
    '7-story-pages-only-in-stories',
    'what stories share in a page',
    {
      'ui/admin/roles/page.ts': "import '../story-pages/readers';",
      'ui/admin/story-pages/readers.ts': 'export const auditor = 1;',
    },
  ],
  [
    '7-archetypes-without-pages',
    'a page in an archetype',
    {
      'ui/admin/archetypes/list-page.ts': "import '../roles/row';\nexport const listPage = 1;",
      'ui/admin/roles/row.ts': 'export const row = 1;',
    },
  ],
  [
    '7-flows-are-independent',
    'login in sign-up',
    { 'sdk/flows/sign-up/flow.ts': "import { login } from '../login/index';\nexport { login };" },
  ],
  [
    '7-flows-are-independent',
    'rules of another flow',
    { 'sdk/flows/mfa/flow.ts': "import { rule } from '../login/rules';\nexport const mfa = rule;" },
  ],
  [
    '7-flow-screens-are-independent',
    'a login screen in sign-up',
    { 'ui/login/sign-up/form.ts': "import '../login/screen';" },
  ],
  [
    '7-gateway-layers-go-one-way',
    'the server in the check of a token',
    { 'demo/gateway/auth/verify.ts': "import { listen } from '../http/server';\nexport const verify = listen;" },
  ],
  [
    '7-gateway-layers-go-one-way',
    'the whole gateway in a room',
    { 'demo/gateway/webhooks/post.ts': "import { gateway } from '../gateway';\nexport const post = gateway;" },
  ],
  [
    '8-gateway-without-provider',
    'the local provider in the gateway',
    { 'demo/gateway/gateway.ts': "import { start } from '@gatehouse/emulator/node';\nexport const gateway = start;" },
  ],
  [
    '8-ui-without-demo',
    'the demo in a story',
    { 'ui/kit/button.stories.ts': "import { app } from '../../demo/portal/app';\nexport default app;" },
  ],
  [
    '9-composition-roots-are-not-imported',
    'a test in the demo',
    { 'demo/portal/main.ts': "import '../../tests/app.test';" },
  ],
  [
    '9-composition-roots-are-not-imported',
    'Storybook in the demo',
    { 'demo/portal/main.ts': "import '../../.storybook/preview';" },
  ],
  [
    '10-no-cycles',
    'two modules in a circle',
    {
      'ui/kit/button.ts': "import { icon } from './icon';\nexport const button = icon;",
      'ui/kit/icon.ts': "import { button } from './button';\nexport const icon = () => button;",
    },
  ],
  ['10-no-orphans', 'a forgotten module', { 'ui/kit/forgotten.ts': 'export const forgotten = 1;' }],
  [
    '10-no-barrels-but-entry-points',
    'an index inside',
    { 'sdk/core/index.ts': "export * from './contract';", 'sdk/query.ts': "export * from './core/index';" },
  ],
  [
    '10-everything-resolves',
    'a file that is not there',
    { 'demo/portal/app.ts': "import './gone';\nexport const app = 1;" },
  ],
  [
    '10-everything-resolves',
    'an entry point that is not offered',
    { 'demo/portal/app.ts': "import '@gatehouse/sdk/core/contract';\nexport const app = 1;" },
  ],
];

describe('each rule', () => {
  let home = '';

  const inspectWith = async (files: Files): Promise<string[]> => {
    const base = await mkdtemp(join(home, 'repository-'));
    for (const [path, code] of Object.entries({ ...exampleFiles, ...files })) {
      await mkdir(dirname(join(base, path)), { recursive: true });
      await writeFile(join(base, path), code);
    }
    await mkdir(join(base, 'node_modules/@gatehouse'), { recursive: true });
    for (const name of ['sdk', 'ui', 'emulator']) {
      await copyFile(join(root, name, 'package.json'), join(base, name, 'package.json'));
      await symlink(join(base, name), join(base, 'node_modules/@gatehouse', name));
    }
    return broken(await inspect(base));
  };

  beforeAll(async () => {
    home = await realpath(await mkdtemp(join(tmpdir(), 'boundaries-')));
  });
  afterAll(() => rm(home, { recursive: true }));

  test('is satisfied by an example that follows all', async () => {
    expect(await inspectWith({})).toEqual([]);
  });

  test.each(violations)('%s detects %s', async (rule, _what, files) => {
    const found = await inspectWith(files);
    expect(found.map((line) => line.slice(0, line.indexOf(':')))).toContain(rule);
  });

  test('is violated at least once in the examples', async () => {
    const { ruleSet } = await extractOptions(join(root, '.dependency-cruiser.mjs'));
    const names = ruleSet?.forbidden?.map(({ name }) => name) ?? [];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !violations.some(([rule]) => rule === name))).toEqual([]);
    expect(new Set(names.map((name) => Number.parseInt(name ?? '', 10)))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    );
  });
});
