import { ApiError, IdentityError, toIdentityError } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { unknown } from 'zod/mini';
import { post } from '../../../../sdk/core/contract';
import payload from '../../../payloads/api-bodies.json';
import { casesOf } from '../../../support/payload-cases';
import { createRecorder } from '../../../support/recorder';
import { silentIdentity } from '../../../support/silent-identity';
import { createBrowser, settle } from '../../../support/tabs';

interface BodyCase {
  id: string;
  group: string;
  what: string;
  status: number;
  headers?: Record<string, string>;
  body?: string;
  bodyHex?: string;
  bodyGen?: (string | number)[];
  consumer?: string;
  expect: {
    message?: string;
    statusCode?: number;
    errorCode?: string;
    traceId?: string;
    resolves?: unknown;
    rejects?: unknown;
    gateway?: string;
  };
}

const GENERIC = {
  message: "We're facing some difficulties, Please try again",
  errorCode: 'ER-ADMIN-PORTAL-GENERIC-ERROR',
};

// Broken connections need a socket and have tests of their own.
const needsSocket = new Set(['B041', 'B042', 'B046', 'B073', 'B074']);
const cases = casesOf<Omit<BodyCase, 'id' | 'group'>>(payload.cases).filter(
  ({ id, consumer }) => !consumer && !needsSocket.has(id),
);

const JSON_ONLY = { 'content-type': 'application/json' };
const STATUS_TEXTS: Record<number, string> = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found' };

const responseOf = ({ id, status, headers = JSON_ONLY, body, bodyHex, bodyGen }: BodyCase): Response => {
  const clean: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (name.startsWith(':') || name === 'content-encoding' || name === 'content-length') continue;
    clean[name.replace('<trace-id header>', 'frontegg-trace-id')] = value;
  }
  const [head, unit, count, tail] = bodyGen ?? [];
  const generated = bodyGen ? `${head}${String(unit).repeat(Number(count))}${tail}` : undefined;
  const content = bodyHex ? Buffer.from(bodyHex, 'hex') : (generated ?? body ?? '');
  const statusText = id === 'B014' ? '' : (STATUS_TEXTS[status] ?? '');
  const empty = [204, 205, 304].includes(status);
  return new Response(empty ? null : content, { status, statusText, headers: clean });
};

const change = post('/anything', { output: unknown() });

const run = async (entry: BodyCase) => {
  const recorder = createRecorder([() => responseOf(entry)]);
  const tab = createBrowser({ fetch: recorder.fetch }).openTab();
  const identity = silentIdentity({ environment: tab.environment });
  const call = identity.call(change)();
  // A redirect that is followed leaves the promise pending: the page is about to leave.
  const gone = settle().then(() => 'gone');
  const result = await Promise.race([call.then((value) => ({ value }), toIdentityError), gone]);
  return { result, tab };
};

describe('responses of the provider', () => {
  it.each(cases.filter(({ status }) => status !== 302))('$id $what', async (entry) => {
    const { result, tab } = await run(entry);
    const { expect: expected, status } = entry;
    expect(tab.redirects).toEqual([]);

    if (result instanceof IdentityError) {
      expect(result.message).not.toMatch(/\[object|undefined|^$| - $/);
      expect(result.statusCode).toBe(status);
      expect(result.errorCode === '' || typeof result.errorCode === 'string').toBe(true);
    }
    if (status >= 400) expect(result).toBeInstanceOf(ApiError);
    if (expected.statusCode) expect(result).toMatchObject({ statusCode: expected.statusCode });
    if (expected.errorCode) expect(result).toMatchObject({ errorCode: expected.errorCode });
    if (entry.group === 'broken-json' && expected.rejects) expect(result).toMatchObject(GENERIC);
    if (expected.resolves !== undefined) expect(result).not.toBeInstanceOf(Error);
    if (typeof expected.resolves === 'object') expect(result).toEqual({ value: expected.resolves });
  });

  it.each([
    ['B001', { message: 'Email taken, Name too long', statusCode: 400, errorCode: 'E1', traceId: 'tr-1' }],
    ['B002', { message: 'Bad' }],
    ['B003', { message: 'Error 400 - Bad Request' }],
    ['B004', { message: 'x' }],
    ['B005', { message: 'oops' }],
    ['B007', { message: '5, x' }],
    ['B008', { message: 'No access' }],
    ['B009', { message: 'Error 404 - Not Found' }],
    ['B010', { errorCode: 'invalid_grant' }],
    ['B011', GENERIC],
    ['B012', GENERIC],
    ['B013', GENERIC],
    ['B014', { message: 'Error 500' }],
    ['B016', { message: '<img src=x onerror=window.__xss=1>' }],
    ['B018', { message: 'x', errorContext: { a: { b: { c: 1 } } } }],
    ['B027', GENERIC],
    ['B075', { message: 'Error request is too large', statusCode: 413 }],
    ['B088', { message: 'Blocked', statusCode: 451 }],
  ])('%s reads as %o', async (id, expected) => {
    const entry = cases.find((other) => other.id === id);
    if (!entry) return expect.fail(id);
    expect((await run(entry)).result).toMatchObject(expected);
  });

  it('a redirect in the body is followed only to the own origin', async () => {
    for (const entry of cases.filter(({ status }) => status === 302)) {
      const { result, tab } = await run(entry);
      if (entry.id === 'B066') {
        expect(result).toBe('gone');
        expect(tab.redirects.map(String)).toEqual(['https://portal.example.com/account/login']);
      } else {
        expect(result).toBeInstanceOf(ApiError);
        expect(tab.redirects).toEqual([]);
      }
    }
  });
});
