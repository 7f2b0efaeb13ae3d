import { ApiError, type Identity, IdentityError, isAbort } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { object, string, unknown } from 'zod/mini';
import { patch, post } from '../../../../sdk/core/contract';
import payload from '../../../payloads/faults.json';
import { pairwise } from '../../../support/pairs';
import { settle, type Tab } from '../../../support/tabs';
import { waitFor } from '../../../support/wait-for';
import { LIFETIME, SILENT, signedIn, TOKEN, tenantsOf } from './scene';

afterEach(() => vi.restoreAllMocks());

const TRACE = 'trace-of-the-fault';
const TOKENS = '/identity/resources/users/api-tokens/v1';

interface Row {
  status: number;
  network: string;
  timing: string;
  when: string;
  call: string;
}

type Scene = Awaited<ReturnType<typeof signedIn>>;

const change = { input: object({ name: string() }), output: unknown() };
const newToken = { description: 'x', expiresInMinutes: null };

/** The calls of the table: their path, whether they may be retried, and how they are made. */
const calls: Record<
  string,
  { path: string; repeatable?: true; run: (identity: Identity, tab: Tab) => Promise<unknown> }
> = {
  'GET list': {
    path: TOKENS,
    repeatable: true,
    run: (identity) => identity.call(contracts.tokens).listUserApiTokens(),
  },
  'POST create': { path: TOKENS, run: (identity) => identity.call(contracts.tokens).createUserApiToken(newToken) },
  PATCH: { path: '/things', run: (identity) => identity.call(patch('/things', change))({ name: 'A' }) },
  DELETE: {
    path: `${TOKENS}/x`,
    run: (identity) => identity.call(contracts.tokens).deleteUserApiToken({ id: 'x' }),
  },
  'token exchange': { path: TOKEN, run: (identity) => identity.session.handleCallback() },
  'token refresh': { path: SILENT, run: (identity) => identity.session.refresh() },
  'silent login': { path: SILENT, run: (identity) => identity.session.load() },
  'log-out': { path: '/oauth/logout', run: (identity) => identity.session.logout() },
  'gateway submit': { path: '/feedback', run: (identity) => identity.call(post('/feedback', change))({ name: 'A' }) },
};

const cut = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"a'));
      controller.error(new TypeError('terminated'));
    },
  });

/** What each network fault looks like to `fetch`; the others are plain refusals. */
const networks: Record<string, () => Promise<Response>> = {
  'reset in body': async () => new Response(cut()),
  truncated: async () => new Response('{"items":[', { headers: { 'content-type': 'application/json' } }),
  'stall before headers': () => new Promise<never>(() => {}),
  'stall in body': async () => new Response(new ReadableStream()),
};

const statusResponse = (status: number): Response => {
  const headers = { 'content-type': 'application/json', 'frontegg-trace-id': TRACE };
  const body = status === 200 ? '{}' : JSON.stringify({ errors: ['A fault'] });
  return new Response(status === 204 ? null : body, { status, headers });
};

/** Milliseconds until the response; undefined means never. */
const delays: Record<string, number | undefined> = {
  '0 ms': 0,
  '200 ms': 200,
  '2 s': 2_000,
  '9 s': 9_000,
  'longer than the limit': undefined,
  'answers out of order': 1_000,
};

/** An application whose calls to one path meet the fault; every other call reaches the provider. */
const withFault = ({ network, status, timing }: Row, path: string, { clock }: Scene, tab: Tab) => {
  const hits: number[] = [];
  const { fetch } = tab.environment;
  const faulty: typeof fetch = async (request, init) => {
    if (!new URL(request).pathname.endsWith(path)) return fetch(request, init);
    hits.push(clock.now());
    const delay = delays[timing];
    // Out of order: each response comes before that of the earlier request.
    const wait = timing === 'answers out of order' ? Math.max(0, (delay ?? 0) - 400 * hits.length) : delay;
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    const respond = async (): Promise<Response> => {
      await new Promise<void>((resolve) => (wait === undefined ? undefined : clock.after(wait, resolve)));
      if (network === 'ok') return statusResponse(status);
      const special = networks[network];
      if (special) return special();
      throw new TypeError('Failed to fetch');
    };
    const response = await Promise.race([respond(), aborted]);
    // A body that stalls ends with its call, as that of a browser does.
    if (network === 'stall in body' && response.body) {
      const text = () => aborted;
      return Object.assign(response, { text });
    }
    return response;
  };
  return { hits, environment: { ...tab.environment, fetch: faulty } };
};

/** What happens while the call is made. */
const moments: Record<string, (identity: Identity, tab: Tab, scene: Scene) => Promise<unknown> | undefined> = {
  'first call of the page': () => undefined,
  'during token refresh': (identity, _, { clock }) => {
    clock.jump(LIFETIME);
    return identity.session.getToken();
  },
  'during tenant switch': (identity) => {
    const state = identity.session.get();
    return state.status === 'authenticated' ? identity.session.switchTenant(tenantsOf(identity)[1]) : undefined;
  },
  'during log-out': (identity) => identity.session.logout(),
  'in a hidden tab': (_, tab) => void tab.emit('visibilitychange'),
  'just after wake': (_, tab, { clock }) => {
    clock.jump(2 * 3_600_000);
    return void tab.emit('visibilitychange');
  },
  'while a second tab does the same': () => undefined,
};

/**
 * Lets three minutes pass. Until the calls have ended, in steps shorter than every timeout of the SDK, waiting in
 * between until the provider has responded: on a busy machine the clock would otherwise run ahead of the responses.
 */
const passTime = async ({ clock, emulator }: Scene, ended: Promise<unknown>) => {
  const until = clock.now() + 180_000;
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (clock.now() < until) {
    await clock.advance(isOver ? until - clock.now() : 4_000);
    await waitFor(() => expect(emulator.requests.every(({ status }) => status !== 0)).toBe(true));
  }
};

const rows: Row[] = pairwise(payload.dimensions);
const refusals = new Set([401, 403]);

/** Number of rows in which the call met its fault; the others ended before they sent anything. */
let met = 0;
let ran = 0;

afterAll(() => {
  if (ran < rows.length) return;
  // Offline nothing is sent, and a log-out ends what it meets: all the rest goes out.
  expect(met / rows.length).toBeGreaterThan(0.7);
});

it('the table covers all pairs', () => {
  expect(rows.length).toBeGreaterThanOrEqual(18 * 12);
  expect(rows.length).toBeLessThan(18 * 12 * 2);
  expect(Object.keys(calls)).toEqual(payload.dimensions.call);
  expect(Object.keys(moments)).toEqual(payload.dimensions.when);
  expect(Object.keys(delays)).toEqual(payload.dimensions.timing);
});

it.each(rows.map((row): [string, Row] => [Object.values(row).join(', '), row]))('%s', async (_, row) => {
  const lines: string[] = [];
  for (const method of ['warn', 'error', 'log', 'info'] as const) {
    vi.spyOn(console, method).mockImplementation((...values) => void lines.push(values.map(String).join(' ')));
  }
  const { path, repeatable, run } = calls[row.call] ?? expect.fail('an unknown call');
  const scene = await signedIn();
  scene.identity.dispose();
  const { tab, browser, openIn, toCallback, clock } = scene;
  const tabs = row.when === 'while a second tab does the same' ? [tab, browser.openTab(tab.page().href)] : [tab];
  const applications = [];
  for (const current of tabs) {
    const { hits, environment } = withFault(row, path, scene, current);
    const healthy = openIn(current);
    const callback = row.call === 'token exchange' ? await toCallback(healthy, current, { ...scene.user }) : undefined;
    healthy.dispose();
    const identity = openIn(current, { environment, logLevel: 'warn' });
    // The call is the first of the page, or a user is already signed in.
    if (row.when !== 'first call of the page' && path !== SILENT) await identity.session.load();
    if (callback) current.open(callback);
    applications.push({ identity, tab: current, hits });
  }
  await settle();
  if (row.network === 'offline') for (const current of tabs) current.setOffline(true);
  const linesBefore = lines.length;

  const outcomes = applications.map(async ({ identity, tab: current }) => {
    const aside = moments[row.when]?.(identity, current, scene)?.catch(() => undefined);
    const result = await run(identity, current).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    await aside;
    return result;
  });
  const ended = Promise.all(outcomes);
  await passTime(scene, ended);
  const results = await Promise.race([ended, settle().then(() => undefined)]);
  // A redirect that the page follows leaves its promise pending, since the page is about to leave.
  const leaves = row.status === 302 && row.network === 'ok';
  if (!results && !leaves) return expect.fail('it never ends');

  ran += 1;
  if (applications.some(({ hits }) => hits.length > 0)) met += 1;
  for (const [index, { identity, hits }] of applications.entries()) {
    const state = identity.session.get();
    // Loading ends, or says what it waits for.
    if (state.status === 'loading' && identity.session.get().degraded)
      expect(state.error).toBeInstanceOf(IdentityError);

    // At most three requests of a call that may be retried, one of any other; a rejected token adds one retry.
    if (path !== SILENT) expect(hits.length).toBeLessThanOrEqual((repeatable ? 3 : 1) + 1);
    if (path === TOKEN) expect(hits.length).toBeLessThanOrEqual(1);

    // Signed out only by a definite refusal, by the user, or by a failed sign-in.
    const bySelf = row.call === 'log-out' || row.when === 'during log-out' || path === TOKEN;
    const refused = path === SILENT && row.network === 'ok' && refusals.has(row.status);
    const neverIn = row.when === 'first call of the page' && path !== SILENT;
    if (!bySelf && !refused && !neverIn && state.status === 'unauthenticated') expect.fail('signed out for nothing');

    const result = results?.[index];
    if (result && 'error' in result && !isAbort(result.error)) {
      const { error } = result;
      if (!(error instanceof IdentityError)) return expect.fail(`not typed: ${String(error)}`);
      expect(error.message.trim()).not.toBe('');
      if (error instanceof ApiError && error.statusCode === row.status && hits.length > 0 && row.network === 'ok') {
        expect(error.traceId).toBe(TRACE);
      }
    }
  }

  // One log line per failed call, and none with a token in it.
  expect(lines.join('\n')).not.toMatch(/eyJ|code=|verifier/);
  const own = lines.slice(linesBefore).filter((line) => line.includes(` ${path.replace('/x', '/:id')}:`));
  const twice = row.call === 'log-out' && row.when === 'during log-out' ? 2 : 1;
  if (path !== SILENT) expect(own.length).toBeLessThanOrEqual(applications.length * twice);

  // Nothing is sent after disposal.
  for (const { identity } of applications) identity.dispose();
  const before = applications.map(({ hits }) => hits.length);
  await clock.advance(60_000);
  expect(applications.map(({ hits }) => hits.length)).toEqual(before);
});
