import type { Endpoint } from '@gatehouse/sdk/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import type { Access } from '../../../emulator/operations/operation';
import { browserPages } from '../../../emulator/operations/operation';
import { everyOperation } from '../../../emulator/operations/registry';
import { seed } from '../../../emulator/seed/seed';
import { secured } from '../../../emulator/seed/users';
import { samples } from './samples/registry';
import type { Fixture } from './samples/sample';
import { idpMetadata } from './samples/sso';
import { adminLogin, createBrowser, type StubbedResponse, setUp } from './support';
import { unknownKeys } from './unknown-keys';

interface Case {
  name: string;
  access: Access | undefined;
  endpoint: Endpoint;
  sample: (fixture: Fixture) => unknown;
}

/** Pages that a browser navigates to: their responses are not part of a contract. */
const pages = Object.entries(browserPages).flatMap(([capability, names]) =>
  names.map((name) => `${capability}.${name}`),
);
const every = everyOperation().map(
  ({ capability, name, endpoint, access }): Case => ({
    name: `${capability}.${name}`,
    access,
    endpoint,
    // The compiler requires a sample for each call that needs an input. Each is typed by its endpoint; here they only run.
    sample:
      (samples as unknown as Record<string, Record<string, Case['sample']>>)[capability]?.[name] ?? (() => undefined),
  }),
);
const cases = every.filter(({ name }) => !pages.includes(name));

const start = async (): Promise<Fixture> => {
  const { emulator, browser } = setUp({ idpHosts: ['idp.test'], readAddress: async () => idpMetadata });
  const { body } = await browser.login(adminLogin.email, adminLogin.password);
  return { emulator, browser, token: body.accessToken };
};

const send = async (
  fixture: Fixture,
  { endpoint }: Case,
  input: unknown,
  token = fixture.token,
): Promise<StubbedResponse> => {
  const fields: Record<string, unknown> = { ...(input as object | undefined) };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(fields[name] ?? 'none'));
    delete fields[name];
    return value;
  });
  const hasBody = endpoint.method !== 'GET' && (endpoint.method !== 'DELETE' || endpoint.body !== undefined);
  const query = { ...endpoint.fixed, ...(hasBody ? {} : fields) };
  const search = new URLSearchParams(
    Object.entries(query).map(([k, v]) => [k, typeof v === 'object' ? JSON.stringify(v) : String(v)]),
  ).toString();
  if (endpoint.multipart) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : '');
    return fixture.browser.call(path, { method: endpoint.method, form, token: token === '' ? undefined : token });
  }
  return fixture.browser.call(`${path}${search && `?${search}`}`, {
    method: endpoint.method,
    json: hasBody ? fields : undefined,
    token: token === '' ? undefined : token,
  });
};

const isSecretKey = (key: string) => /secret|password|hash|refresh/i.test(key);

/** Returns the names of all values that could be secrets: booleans and numbers are not. */
const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, entry]) =>
        typeof entry === 'boolean' || typeof entry === 'number' || (typeof entry === 'object' && !Array.isArray(entry))
          ? keysOf(entry)
          : [key, ...keysOf(entry)],
      );

const plainSecrets = seed.users.flatMap((user) => [
  user.password,
  ...user.recoveryCodes,
  ...user.authenticators.map((device) => device.secret),
]);

const pathFields = ({ endpoint }: Case): Record<string, string> =>
  Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', 'none']));

/** Returns whether a call requires more than a path and a token. */
const isDemanding = (current: Case): boolean =>
  !safeParse(current.endpoint.input, pathFields(current)).success &&
  !safeParse(current.endpoint.input, undefined).success;

// Refusals change nothing, so one provider serves all calls of an endpoint, the refused ones first.
describe.each(cases)('$name', (current) => {
  const { endpoint } = current;
  let fixture: Fixture;
  let input: unknown;
  beforeAll(async () => {
    fixture = await start();
    input = await current.sample(fixture);
  });

  const wantsToken = async () => {
    const [header, claims, signature] = fixture.token.split('.');
    const altered = `${header}.${claims}.${signature?.split('').reverse().join('')}`;
    for (const token of ['', 'no-token', altered, `${header}.${claims}.`]) {
      const response = await send(fixture, current, input, token);
      expect(response.status).toBe(401);
      expect(response.body.errors).toHaveLength(1);
    }
  };
  if (endpoint.auth !== 'none') it('requires a valid token', wantsToken);

  const refusesOtherBrowser = async () => {
    const browser = createBrowser(fixture.emulator.browser());
    const refusal = async () => (await send({ ...fixture, browser }, current, input)).body.errorCode;
    expect(await refusal()).toBe('cookies-needed');
    await browser.login(secured.email, secured.password);
    expect(await refusal()).toBe('mfa-session-ended');
  };
  if (current.access?.as === 'mfaToken') it('refuses the MFA token of another browser', refusesOtherBrowser);

  const refusesWrongInput = async () => {
    const wrong = Object.fromEntries(Object.keys(input ?? {}).map((key) => [key, { wrong: [1] }]));
    // In a query everything is text, which a text field cannot refuse.
    for (const given of endpoint.method === 'GET' ? [{}] : [{}, wrong]) {
      const response = await send(fixture, current, given);
      expect(response.status, response.text).toBe(400);
      expect(response.body.errors[0]).toMatch(/\w/);
      expect(response.body.errorCode).toMatch(/\w/);
    }
  };
  if (isDemanding(current)) it('refuses input that violates the contract', refusesWrongInput);

  it('returns the fields of its contract, nothing else, and no secret to a reader', async () => {
    const response = await send(fixture, current, input);
    expect(response.status, response.text).toBe(200);
    expect(response.headers.get('frontegg-trace-id')).toMatch(/\S{12,}/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    if (endpoint.method === 'GET') {
      expect(keysOf(response.body).filter(isSecretKey)).toEqual([]);
      for (const secret of plainSecrets) expect(response.text).not.toContain(secret);
    }
    if (endpoint.responseType === 'none') {
      expect(response.text).toBe('');
      return;
    }
    if (endpoint.responseType === 'blob') {
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
      expect(response.text).not.toBe('');
      return;
    }
    // Two calls may share a path, wrapped and unwrapped: the first of them responds.
    const addressOf = ({ method, path, fixed }: Endpoint) => `${method} ${path}?${new URLSearchParams(fixed)}`;
    const unwrap = every.find((other) => addressOf(other.endpoint) === addressOf(endpoint))?.endpoint.unwrap;
    if (endpoint.responseType === 'text') {
      expect(safeParse(endpoint.output, response.text).success).toBe(true);
      return;
    }
    if (unwrap) expect(Object.keys(response.body as object)).toEqual([unwrap]);
    const body = unwrap ? (response.body as Record<string, unknown>)[unwrap] : response.body;
    const parsed = safeParse(endpoint.output, body);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(unknownKeys(endpoint.output, body)).toEqual([]);
  });
});

describe('every operation', () => {
  it('refuses a body that is not a JSON object', async () => {
    const { browser, emulator } = setUp();
    for (const body of ['{', '[]', '"text"', 'email=a']) {
      const response = await emulator.fetch('http://localhost:4400/frontegg/identity/resources/auth/v1/user', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toHaveLength(1);
    }
    const plain = await browser.call('/identity/resources/auth/v1/user', {
      json: {},
      headers: { 'content-type': 'text/plain' },
    });
    expect(plain.status).toBe(415);
    const large = await browser.call('/identity/resources/auth/v1/user', { json: { email: 'x'.repeat(300_000) } });
    expect(large.status).toBe(413);
  });

  it('treats undefined and null in a query as absent', async () => {
    const { browser } = setUp();
    expect((await browser.call('/metadata?entityName=adminBox&x=undefined')).status).toBe(200);
    const remember = '/identity/resources/configurations/v1/mfa-policy/allow-remember-device?mfaToken=';
    expect((await browser.call(`${remember}undefined`)).status).toBe(400);
    expect((await browser.call(`${remember}null`)).status).toBe(400);
  });

  it('names the missing resource', async () => {
    const { browser } = setUp();
    const response = await browser.call('/identity/resources/nothing/v1');
    expect(response.status).toBe(404);
    expect(response.body.errors).toHaveLength(1);
  });
});
