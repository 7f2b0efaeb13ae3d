import { contracts } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';
import { catchall, object, string, unknown } from 'zod/mini';
import { get, post } from '../../../sdk/core/contract';
import { dictionary } from '../../../sdk/core/schema';
import { createRecorder } from '../../support/recorder';
import { silentIdentity } from '../../support/silent-identity';
import { createBrowser } from '../../support/tabs';

const POISON = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"errorCode":"__proto__"}';
const me = `{"id":"a","email":"a@b.test","tenantId":"t","__proto__":{"polluted":1,"superUser":true}}`;

const clean = () => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(([] as { polluted?: unknown }).polluted).toBeUndefined();
};

const setUp = (response: () => Response) => {
  const { fetch, calls } = createRecorder([response]);
  const { environment } = createBrowser({ fetch }).openTab();
  const identity = silentIdentity({ environment });
  return { identity, calls };
};

describe('a response with names of prototypes', () => {
  const schemas = {
    unknown: unknown(),
    object: object({}),
    catchall: catchall(object({ errorCode: string() }), unknown()),
    dictionary: dictionary(unknown()),
  };
  it.each(Object.entries(schemas))('changes no object: %s', async (_, output) => {
    const { identity } = setUp(() => new Response(POISON));
    const result = await identity.call(get('/x', { output }))();
    expect((result as { polluted?: unknown }).polluted).toBeUndefined();
    clean();
  });

  it('grants nothing', async () => {
    const { identity } = setUp(() => new Response(me));
    const user = await identity.call(contracts.profile).getMe();
    expect(user.superUser).toBeUndefined();
    clean();
  });

  it('is an ordinary error', async () => {
    const { identity } = setUp(() => new Response(POISON, { status: 400 }));
    const error = await identity
      .call(get('/x'))()
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ApiError', errorCode: '__proto__', statusCode: 400 });
    expect((error as Error).message).toBe('Error 400');
    clean();
  });
});

describe('an input with names of prototypes', () => {
  it('is sent as data or omitted, and changes no object', async () => {
    const { identity, calls } = setUp(() => new Response('{}'));
    const input = JSON.parse(POISON) as { errorCode: string };
    const endpoint = post('/x', { input: object({ errorCode: string() }), output: unknown() });
    await identity.call(endpoint)(input);
    expect(calls[0]?.body).not.toContain('"polluted":1,"polluted"');
    clean();
  });
});
