import { createFlow, defineFlow } from '@gatehouse/sdk/flows';
import { expect, it } from 'vitest';
import { createEngine } from '../../../sdk/session/engine';
import { loadEngine } from '../../../sdk/session/load-engine';
import { bundle } from '../../bench/bundle';

const identity = `
  import { createIdentity } from '@gatehouse/sdk';
  export const identity = createIdentity({ baseUrl: 'https://id.example.com', clientId: 'portal' });
`;
const engine = 'sdk/session/engine.ts';

it('is downloaded on first use by a host without flows', async () => {
  const { bytesFrom, lazy } = await bundle(identity);
  expect(bytesFrom(engine)).toBe(0);
  expect(lazy).toContain(engine);
});

it('comes with a flow, and so do its contracts and all of its steps', async () => {
  const { bytesFrom, lazy } = await bundle(`${identity}
    import { createFlow } from '@gatehouse/sdk/flows';
    import { loginDeps, loginFlow } from '@gatehouse/sdk/flows/login';
    export const flow = createFlow(loginFlow, loginDeps(identity));
  `);
  expect(bytesFrom(engine)).toBeGreaterThan(0);
  expect(lazy.filter((source) => /contract|flows|sign-in/.test(source))).toEqual([]);
});

it('is handed to the session by the flow', async () => {
  const flow = defineFlow<'only', object, object>()({
    name: 'short',
    initial: 'only',
    context: {},
    steps: { only: {} },
  });
  createFlow(flow, {});
  expect(await loadEngine()).toBe(createEngine);
});
