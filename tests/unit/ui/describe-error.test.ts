import { ApiError } from '@gatehouse/sdk';
import { describe, expect, test } from 'vitest';
import { unknown } from 'zod/mini';
import { post } from '../../../sdk/core/contract';
import { texts as arabic } from '../../../ui/locales/ar';
import { texts as german } from '../../../ui/locales/de';
import { en } from '../../../ui/locales/en';
import { describeError } from '../../../ui/react/texts';
import { silentIdentity } from '../../support/silent-identity';

const refused = async (response: () => Response | Promise<never>) => {
  const identity = silentIdentity({
    fetch: async () => response(),
  });
  const call = identity.call(post('/x', { output: unknown() }));
  return call().catch((error: unknown) => error);
};

/** What a proxy or a careless server sends: nothing that can be read. */
const wordless = ['', '<html>', '{}', '{"errors":[]}'];

const statuses = [
  [400, 'This was not accepted. Check what you entered and try again.'],
  [401, 'You are not signed in, or your session has ended. Sign in again.'],
  [403, 'You do not have permission to do this. Ask an administrator.'],
  [404, 'This was not found. Reload the page.'],
  [409, 'This already exists, or has changed in the meantime. Reload the page and try again.'],
  [413, 'This is too large. Send less at once, or choose a smaller file.'],
  [418, "We're facing some difficulties, Please try again"],
  [429, 'Too many requests. Wait a moment and try again.'],
  [500, "We're facing some difficulties, Please try again"],
  [502, "We're facing some difficulties, Please try again"],
] as const;

describe('the message of an error', () => {
  test.each(statuses)('for %i without a text', async (status, text) => {
    for (const body of wordless) {
      const error = await refused(() => new Response(body, { status, statusText: 'As HTTP has it' }));
      expect(describeError(en, error), body).toBe(text);
      // In no language are there words of a protocol.
      for (const texts of [german, arabic]) expect(describeError(texts, error), body).not.toMatch(/Error|HTTP|\d{3}/);
    }
  });

  test.each(statuses.filter(([status]) => status !== 413))('for %i with the text of the provider', async (status) => {
    const error = await refused(() => Response.json({ errors: ['Choose another name.'] }, { status }));
    expect(describeError(en, error)).toBe('Choose another name.');
    const coded = await refused(() => Response.json({ errors: ['x'], errorCode: 'no-changes' }, { status }));
    expect(describeError(en, coded)).toBe(en.errors['no-changes']);
  });

  test('without a response, and for other errors', async () => {
    const error = await refused(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(describeError(en, error)).toBe('The service could not be reached. Check your connection and try again.');
    for (const thrown of [undefined, 'text', new TypeError('x is not a function')]) {
      expect(describeError(en, thrown)).toBe("We're facing some difficulties, Please try again");
    }
  });

  test('with the time to wait, and with the refused parts', async () => {
    const busy = await refused(() => new Response('', { status: 429, headers: { 'retry-after': '90' } }));
    expect(describeError(en, busy)).toBe('Too many requests. Try again in 90 seconds.');
    const partly = new ApiError('partly-done', { cause: new ApiError('x', { message: 'Error 403', statusCode: 403 }) });
    expect(describeError(en, partly)).toBe(`${en.errors['partly-done']} ${en.statuses[403]}`);
  });
});
