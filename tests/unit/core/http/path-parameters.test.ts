import { toIdentityError } from '@gatehouse/sdk';
import { contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRecorder, json } from '../../../support/recorder';
import { silentIdentity } from '../../../support/silent-identity';
import { createBrowser } from '../../../support/tabs';

const hostile = ['../x', 'a/b', 'a\\b', 'a?b', 'a#b', '%2e%2e', '%2f', '..%2f', 'a;b', ' ', 'ü', '\u0000', 'a\r\nb'];
const refused = ['', '.', '..', '\ud800', 'a\udc00'];

const endpoints = Object.entries(contracts).flatMap(([capability, contract]) =>
  Object.entries(contract)
    .filter(([, { path }]) => path.includes(':'))
    .map(([name, endpoint]): [string, Endpoint] => [`${capability}.${name}`, endpoint]),
);

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** One identity for all ids of an endpoint: sends a call and returns the request and the error. */
const caller = (endpoint: Endpoint) => {
  const { fetch, calls } = createRecorder([() => json({})]);
  const { environment } = createBrowser({ fetch }).openTab();
  const identity = silentIdentity({ environment });
  onTestFinished(() => identity.dispose());
  return async (id: string) => {
    const before = calls.length;
    const input = Object.fromEntries(namesIn(endpoint.path).map((name) => [name, id]));
    const error = await identity
      .call(endpoint)(input)
      .then(() => undefined, toIdentityError);
    return { calls: calls.slice(before), error };
  };
};

describe('an id in a path', () => {
  it('is part of many calls', () => {
    expect(endpoints.length).toBeGreaterThan(20);
  });

  it.each(endpoints)('%s: stays one segment of the unchanged path', async (_, endpoint) => {
    const call = caller(endpoint);
    for (const id of hostile) {
      const { calls } = await call(id);
      expect(calls, id).toHaveLength(1);
      const { pathname, search, hash, origin } = calls[0]?.url ?? expect.fail('nothing was sent');
      expect(origin).toBe('https://id.example.com');
      const written = `${endpoint.bare ? '' : '/frontegg'}${endpoint.path}`.split('/');
      const sent = pathname.split('/');
      expect(sent, id).toHaveLength(written.length);
      for (const [index, part] of written.entries()) {
        if (!part.includes(':')) expect(sent[index], id).toBe(part);
        else expect(decodeURIComponent(sent[index] ?? ''), id).toBe(part.replace(/:\w+/g, id));
      }
      expect(decodeURIComponent(search)).not.toContain(id.trim() || '\u0001');
      expect(hash).toBe('');
    }
  });

  it.each(endpoints)('%s: is refused when it is empty', async (_, endpoint) => {
    const call = caller(endpoint);
    for (const id of refused) {
      const { calls, error } = await call(id);
      expect(error, JSON.stringify(id)).toMatchObject({ errorCode: 'invalid-input' });
      expect(calls).toHaveLength(0);
    }
  });
});
