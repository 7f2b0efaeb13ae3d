import { createIdentity, type LogLevel } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../support/recorder';

afterEach(() => void vi.restoreAllMocks());

/** Returns what is logged for a call that is refused with a status. */
const written = async (status: number, { logLevel, appName }: { logLevel?: LogLevel; appName?: string } = {}) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const identity = createIdentity({
    baseUrl: 'https://id.example.com',
    clientId: 'portal',
    logLevel,
    appName,
    fetch: async () => json({ errors: ['secret words'] }, { status }),
  });
  await identity
    .call(contracts.passwords)
    .forgotPassword({ email: 'ann@x.test' })
    .catch(() => undefined);
  identity.dispose();
  return { warn: warn.mock.calls.flat(), error: error.mock.calls.flat() };
};

const line = (status: number) => `[gatehouse] POST /identity/resources/users/v1/passwords/reset: ${status}`;

describe('the log', () => {
  it.each<[LogLevel | undefined, string[], string[]]>([
    ['warn', [line(404)], [line(500)]],
    ['error', [], [line(500)]],
    [undefined, [], [line(500)]],
    ['silent', [], []],
  ])('has the level %s', async (level, warnings, errors) => {
    expect(await written(404, { logLevel: level })).toEqual({ warn: warnings, error: [] });
    vi.restoreAllMocks();
    expect(await written(500, { logLevel: level })).toEqual({ warn: [], error: errors });
  });

  it('names the application when the host does', async () => {
    const { error } = await written(500, { appName: 'back office' });
    expect(error).toEqual([line(500).replace('[gatehouse]', '[gatehouse back office]')]);
  });
});
