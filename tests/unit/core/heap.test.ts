import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const root = new URL('../../../', import.meta.url);

/** Creates, loads, calls and disposes identities; prints the heap after each hundred of them. */
const source = `
  const { createIdentity } = await import('@gatehouse/sdk');
  const { contracts } = await import('@gatehouse/sdk/contracts');
  const life = async () => {
    const identity = createIdentity({
      baseUrl: 'https://id.example.com',
      clientId: 'portal',
      logLevel: 'silent',
      fetch: async () => new Response('{}', { status: 401 }),
    });
    const stop = identity.session.subscribe(() => {});
    await identity.session.load();
    await identity.call(contracts.profile).getMe().catch(() => undefined);
    stop();
    identity.dispose();
  };
  const heap = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      gc();
    }
    return process.memoryUsage().heapUsed;
  };
  const rounds = [];
  for (let round = 0; round < 5; round += 1) {
    for (let count = 0; count < 100; count += 1) await life();
    rounds.push(await heap());
  }
  const open = process.getActiveResourcesInfo().filter((name) => !/Pipe|TTY|FSReqCallback/.test(name));
  console.log(JSON.stringify({ rounds, open }));
`;

it('a hundred identities leave less than a megabyte, no timer and no open channel', async () => {
  const args = ['--expose-gc', '--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', source];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  const { rounds, open } = JSON.parse(stdout) as { rounds: number[]; open: string[] };
  // The first rounds fill caches of the runtime; a leak would show in the last ones.
  const [before = 0, after = 0] = rounds.slice(-2);
  expect(after - before).toBeLessThan(1_000_000);
  expect(open.filter((name) => /Timeout|MessagePort|BroadcastChannel|Immediate/.test(name))).toEqual([]);
}, 60_000);
