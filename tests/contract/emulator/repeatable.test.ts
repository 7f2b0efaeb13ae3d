import { contracts } from '@gatehouse/sdk/contracts';
import { expect, it } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { everyOperation } from '../../../emulator/operations/registry';
import { exportSeed } from '../../../emulator/seed/seed-database';
import { adminLogin, createBrowser } from './support';

const passwords = {
  hash: async (password: string) => `plain:${password}`,
  verify: async (hash: string, password: string) => hash === `plain:${password}`,
};

const start = () => createEmulator({ seed: 'demo', passwords, clockStoppedAt: Date.parse('2026-06-01T12:00:00.000Z') });

/** Reads of a user that need only a token. */
const reads = everyOperation().filter(
  ({ endpoint, access }) => access?.as === 'user' && endpoint.method === 'GET' && !endpoint.path.includes(':'),
);

it('two starts at the same clock time have the same rows and responses', async () => {
  const [first, other] = [start(), start()];
  await Promise.all([first.ready, other.ready]);
  expect(exportSeed(first.db)).toEqual(exportSeed(other.db));
  const responsesOf = async (emulator: typeof first) => {
    const browser = createBrowser(emulator.fetch);
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    const read = ({ path, fixed }: (typeof reads)[number]['endpoint']) =>
      browser.call(`${path}?${new URLSearchParams(fixed)}`, { token: body.accessToken });
    // Tokens and sessions are random, so their ids differ.
    const { id } = (await read(contracts.sessions.getCurrent)).body;
    const responses: Record<string, string> = {};
    for (const { capability, name, endpoint } of reads) {
      const { status, text } = await read(endpoint);
      const same = text.replaceAll(id, 'session').replace(/"accessToken":"[^"]*"/g, '');
      responses[`${capability}.${name}`] = `${status} ${same}`;
    }
    return responses;
  };
  const responses = await responsesOf(first);
  expect(Object.values(responses).filter((text) => text.startsWith('200 ')).length).toBeGreaterThan(50);
  expect(await responsesOf(other)).toEqual(responses);
});
