import { createIdentity } from '@gatehouse/sdk';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../../../sdk/session/engine', () => {
  throw new Error('the chunk is gone after a deploy');
});

describe('an engine that cannot be loaded', () => {
  it('is a state of the session, not an exception', async () => {
    const identity = createIdentity({ baseUrl: 'https://id.example.com', clientId: 'portal' });
    expect(await identity.session.load()).toMatchObject({
      status: 'loading',
      degraded: true,
      error: { errorCode: 'network' },
    });
    await expect(identity.session.getToken()).rejects.toMatchObject({ errorCode: 'network' });
    identity.dispose();
  });
});
