import { ApiError } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { unknown } from 'zod/mini';
import { post } from '../../../sdk/core/contract';
import { createRecorder } from '../../support/recorder';
import { silentIdentity } from '../../support/silent-identity';
import { createBrowser } from '../../support/tabs';

const statuses = [400, 401, 403, 404, 409, 413, 418, 422, 429, 451, 500, 502, 503, 504, 599];
const bodies = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '{}',
  '[1,{}]',
  '<html>',
  '{"errors":null}',
  '{"errors":[]}',
  '{"errors":[null,{},[]]}',
  '{"errors":{"message":{}}}',
  '{"errors":[{"message":""}]}',
  '{"message":{}}',
  '{"errorCode":5,"errorContext":"text"}',
  '{"errorCode":"","error":{}}',
  '{"errorContext":[1]}',
  '{"errors":[{"message":{"toString":1}}]}',
];

const failing = async (status: number, body: string, headers: Record<string, string> = {}) => {
  const { fetch } = createRecorder([() => new Response(body, { status, headers })]);
  const { environment } = createBrowser({ fetch }).openTab();
  const identity = silentIdentity({ environment });
  return identity
    .call(post('/x', { output: unknown() }))()
    .then(
      () => expect.fail('the answer was taken for a success'),
      (error: unknown) => error,
    );
};

describe.each(statuses)('a response with status %i', (status) => {
  it.each(bodies)('and body %s is an error with message and trace id', async (body) => {
    const error = await failing(status, body);
    if (!(error instanceof ApiError)) return expect.fail(String(error));
    expect(error.message.trim()).not.toBe('');
    expect(error.message).not.toMatch(/\[object|undefined|null|NaN| - $/);
    expect(error.statusCode).toBe(status);
    expect(error.traceId).toBeNull();
    expect(error.errorCode).toEqual(expect.any(String));
    expect(error.errorContext).toBeNull();
  });
});
