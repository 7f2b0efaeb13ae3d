import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createEmulator } from '../../emulator/emulator';
import { admin } from '../../emulator/seed/users';

type Method = (...given: unknown[]) => unknown;

/** The part of the published package that runs here. */
interface RestApi {
  ContextHolder: {
    default: () => {
      setContext: (context: object) => void;
      setAccessToken: (token: string) => void;
    };
  };
  api: Record<string, Record<string, unknown>>;
}

/** `elsewhere`: the client calls an address of its own, such as one that its authors left in. */
const verdicts = ['answered', 'refused', 'no route', 'failed', 'elsewhere', 'no call'] as const;

interface Row {
  method: string;
  verdict: (typeof verdicts)[number];
  detail: string;
}

const NO_ROUTE = /There is nothing at this address/;
/** Milliseconds after which a method counts as it is: some follow a stream. */
const DEADLINE = 5000;

/**
 * An argument for every method: any property of it is one too, it is a list of one text, and in a path it is `x`. Its
 * own keys are none, so that bodies and queries are empty.
 */
const anything = (): unknown =>
  new Proxy(
    {},
    {
      get: (target, name) => {
        if (Reflect.has(target, name) && name !== 'toString') return Reflect.get(target, name);
        if (name === Symbol.toPrimitive || name === 'toString') return () => 'x';
        if (name === 'then' || name === 'toJSON' || typeof name === 'symbol') return undefined;
        const list: unknown = Reflect.get(['x'], name);
        return typeof list === 'function' ? list.bind(['x']) : anything();
      },
    },
  );

/** Arguments of methods for which {@link anything} is none. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  'auth.signUp': ['/identity/resources/users/v1/signUp', {}],
  'auth.passwordlessPreLogin': [{ type: 'MagicLink', email: admin.email }],
  'auth.passwordlessPostLogin': [{ type: 'MagicLink', token: 'x' }],
  'auth.passwordlessPostLoginV2': [{ type: 'MagicLink', token: 'x' }],
  'teams.loadUsers': [{ pageOffset: 0, pageSize: 10 }],
  'metadata.getMetadata': [{ entityName: 'audits' }],
  'audits.exportAudits': [{ endpoint: 'csv/v2', headerProps: [], offset: 0 }],
};

interface Seen {
  request: string;
  status: number;
  text: string;
}

const verdictOf = (method: string, seen: readonly Seen[]): Row => {
  const missing = seen.find(({ status, text }) => status === 404 && NO_ROUTE.test(text));
  if (missing) return { method, verdict: 'no route', detail: missing.request };
  const failed = seen.find(({ status }) => status >= 500);
  if (failed) return { method, verdict: 'failed', detail: `${failed.status} ${failed.request}` };
  const refused = seen.find(({ status }) => status >= 400);
  if (!refused) return { method, verdict: seen.length > 0 ? 'answered' : 'no call', detail: '' };
  const code = /"errorCode":"([^"]+)"/.exec(refused.text)?.[1] ?? '';
  // A refusal without a code would not be one of the provider.
  const verdict = code === '' ? 'failed' : 'refused';
  return { method, verdict, detail: `${refused.status} ${code}` };
};

/**
 * Calls every method of a version of the vendor's `rest-api`, as an administrator, on a provider in this process.
 * @param folder Where the package is installed, under its name
 */
export const tryMethods = async (folder: string): Promise<Row[]> => {
  const load = createRequire(join(folder, 'package.json'));
  const emulator = createEmulator();
  const page = { fetch: globalThis.fetch, window: Reflect.get(globalThis, 'window') };
  let seen: Seen[] = [];
  let isElsewhere = false;
  const record = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (new URL(input instanceof Request ? input.url : input).origin !== emulator.issuer) {
      isElsewhere = true;
      throw new TypeError('Another server is no part of this test.');
    }
    const response = await emulator.fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const isStream = response.headers.get('content-type')?.includes('stream') ?? false;
    const text = isStream ? '' : await response.clone().text();
    seen.push({ request: `${init?.method ?? 'GET'} ${pathname}`, status: response.status, text });
    return response;
  };
  const location = new URL('http://localhost:4300/');
  Object.assign(globalThis, { fetch: record, window: { location } });
  try {
    const { ContextHolder, api } = load('@frontegg/rest-api') as RestApi;
    const holder = ContextHolder.default();
    holder.setContext({ baseUrl: emulator.issuer, clientId: 'portal', logLevel: 'error' });
    const call = (path: string, token: string, json?: object) =>
      emulator.fetch(`${emulator.issuer}/frontegg/identity/resources${path}`, {
        method: json ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: json ? JSON.stringify(json) : null,
      });
    const { email, password } = admin;
    const signIn = async (): Promise<string> => {
      const body: unknown = await (await call('/auth/v1/user', '', { email, password })).json();
      return String(Reflect.get(Object(body), 'accessToken'));
    };
    let token = await signIn();
    const rows: Row[] = [];
    const apis = Object.values(api);
    // What every part of the client has is its transport.
    const isTransport = (key: string) => apis.every((methods) => key in methods);
    for (const [name, methods] of Object.entries(api)) {
      for (const [key, method] of Object.entries(methods)) {
        if (typeof method !== 'function' || isTransport(key)) continue;
        // Some methods end the session.
        if (!(await call('/users/v2/me', token)).ok) token = await signIn();
        holder.setAccessToken(token);
        [seen, isElsewhere] = [[], false];
        const values = given[`${name}.${key}`] ?? [anything(), anything(), anything()];
        const run = async () => (method as Method).call(methods, ...values);
        // The client throws for every refusal; what counts is what the provider responded.
        await Promise.race([run().catch(() => {}), new Promise((resolve) => setTimeout(resolve, DEADLINE))]);
        const row = verdictOf(`${name}.${key}`, seen);
        rows.push(isElsewhere && seen.length === 0 ? { ...row, verdict: 'elsewhere' } : row);
      }
    }
    return rows;
  } finally {
    Object.assign(globalThis, page);
  }
};

/** Prints the table of a version and returns the number of its methods that the provider does not serve. */
export const printMethods = (version: string, rows: readonly Row[]): number => {
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const wide = Math.max(...rows.map(({ method }) => method.length));
  for (const { method, verdict, detail } of rows)
    console.log(`     ${method.padEnd(wide)}  ${verdict.padEnd(8)}  ${detail}`);
  const totals = verdicts.map((verdict) => `${count(verdict)} ${verdict}`);
  console.log(`     rest-api ${version}: ${rows.length} methods, ${totals.join(', ')}`);
  return count('no route') + count('failed');
};
