import * as sdk from '@gatehouse/sdk';
import type { Endpoint } from '@gatehouse/sdk/contracts';
import { expect, test } from 'vitest';
import { createProvider, responseOf, runByName } from './provider';
import { capabilities, firstRuns } from './runs';
import { malformedResponses } from './sample';

/**
 * Returns bodies in place of a call's response: each of its values replaced once, then an empty body and invalid JSON.
 */
const malformedTexts = (endpoint: Endpoint): { at: string; text: string }[] => [
  ...malformedResponses(responseOf(endpoint)).map(({ at, response }) => ({ at, text: JSON.stringify(response) ?? '' })),
  { at: 'nothing', text: '' },
  { at: 'HTML', text: '<html>' },
];

const holdsNaN = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holdsNaN) : Number.isNaN(value);

/** Returns what is wrong with an outcome; undefined for a value, or an error with a message. */
const complaint = async (run: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    return holdsNaN(await run()) ? 'NaN' : undefined;
  } catch (error) {
    if (!(error instanceof sdk.IdentityError)) return String(error);
    const { errorCode, errorContext } = error;
    if (errorCode !== 'unexpected-response') return Object.hasOwn(sdk.errorTexts, errorCode) ? undefined : errorCode;
    return error instanceof sdk.ApiError && typeof errorContext?.path === 'string' ? undefined : 'no path';
  }
};

test.each(firstRuns)('$title accepts every response, or names what is malformed', async (run) => {
  const called = new Set<Endpoint>();
  let malformed: { endpoint: Endpoint; text: string } | undefined;
  const identity = createProvider((endpoint) => {
    called.add(endpoint);
    return endpoint === malformed?.endpoint ? new Response(malformed.text) : undefined;
  });
  const read = () => runByName(identity.of(capabilities[run.capability] ?? {}), run.name, run.input);
  await read();
  expect(called.size).toBeGreaterThan(0);
  const strange: string[] = [];
  for (const endpoint of [...called]) {
    for (const { at, text } of malformedTexts(endpoint)) {
      malformed = { endpoint, text };
      const found = await complaint(read);
      if (found !== undefined) strange.push(`${endpoint.path} ${at}: ${found}`);
    }
  }
  expect(strange).toEqual([]);
  identity.dispose();
});
