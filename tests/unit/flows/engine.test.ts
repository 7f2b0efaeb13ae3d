import { readdirSync } from 'node:fs';
import { createIdentity } from '@gatehouse/sdk';
import { signUpDeps } from '@gatehouse/sdk/flows/sign-up';
import { expect, it } from 'vitest';
import { createEngine } from '../../../sdk/session/engine';
import { loadEngine } from '../../../sdk/session/load-engine';
import { bundle } from '../../bench/bundle';

const identity = `
  import { createIdentity } from '@gatehouse/sdk';
  export const identity = createIdentity({ baseUrl: 'https://id.example.com', clientId: 'portal' });
`;
const flows = readdirSync('sdk/flows', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);
const engine = 'sdk/session/engine.ts';

it('is downloaded on first use by a host without flows', async () => {
  const { bytesFrom, lazy } = await bundle(identity);
  expect(bytesFrom(engine)).toBe(0);
  expect(lazy).toContain(engine);
});

it('comes with a flow that needs a call for its first screen', async () => {
  const { bytesFrom } = await bundle(`${identity}
    import { signUpDeps } from '@gatehouse/sdk/flows/sign-up';
    export const deps = signUpDeps(identity);
  `);
  expect(bytesFrom(engine)).toBeGreaterThan(0);
});

it.each(flows)('%s is downloaded as a whole, with its contracts', async (flow) => {
  const { lazy } = await bundle(`export * from '@gatehouse/sdk/flows/${flow}';`);
  expect(lazy.filter((source) => /^sdk.(capabilities|flows|sign-in)./.test(source))).toEqual([]);
});

it('is handed to the session by the dependencies of the flow', async () => {
  signUpDeps(createIdentity({ baseUrl: 'https://id.example.com', clientId: 'portal' }));
  expect(await loadEngine()).toBe(createEngine);
});
