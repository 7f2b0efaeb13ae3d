import { ApiError, IdentityError, isAbort } from '@gatehouse/sdk';
import type { Endpoint } from '@gatehouse/sdk/contracts';
import { expect, test } from 'vitest';
import { PartlyDoneError } from '../../../sdk/core/partly-done';
import { byName, createProvider, runByName } from './provider';
import { capabilities, firstRuns, type Run, runs } from './runs';

/** Returns a value on one line, with the numbers that JSON does not know. */
const text = (value: unknown): string => {
  if (value instanceof FormData) return `form with ${[...value.keys()]}`;
  const named = (_: string, inner: unknown) =>
    typeof inner === 'number' && !Number.isFinite(inner) ? String(inner) : inner;
  return (typeof value === 'string' ? value : JSON.stringify(value, named)) ?? '';
};

interface Sent {
  endpoint: Endpoint;
  line: string;
}

/** Ids and times that every run makes anew. */
const steady = (line: string) => line.replace(/[\da-f]{32}/g, '<id>').replace(/\b\d{13}\b/g, '<now>');

const outcomeOf = (running: Promise<unknown>): Promise<unknown> => running.catch((error: unknown) => error);

/** Runs once, with a failing call if one is given. */
const once = async ({ capability, name, input }: Run, failing?: { endpoint: Endpoint; status: number }) => {
  const sent: Sent[] = [];
  const identity = createProvider((endpoint, headers, { pathname, search }, body) => {
    const address = pathname.replace('/frontegg', '') + decodeURI(search.replaceAll('+', ' '));
    const parts = [endpoint.method, address, body ? text(body) : '', headers.get('authorization') ?? ''];
    sent.push({ endpoint, line: steady(parts.filter((part) => part !== '').join(' ')) });
    if (failing?.endpoint !== endpoint) return undefined;
    return new Response('{"errors":["refused"]}', { status: failing.status });
  });
  const bound = identity.of(capabilities[capability] ?? {});
  const outcome = await outcomeOf(runByName(bound, name, input));
  const { invalidates } = byName(bound, name, input).meta ?? {};
  identity.dispose();
  return { sent, outcome, invalidates };
};

/** Returns the code of an error; of one that is partly done, with the parts of each outcome. */
const codeOf = (error: IdentityError): string => {
  if (!(error instanceof PartlyDoneError)) return error.errorCode;
  const named = (parts: PartlyDoneError['done']) =>
    parts.map(({ change, what, key }) => `${change} ${what} ${key || '-'}`).join(' + ');
  const left = error.left.length > 0 ? `, left ${named(error.left)}` : '';
  return `partly-done (${named(error.done)}, not ${named(error.failed)}${left})`;
};

/**
 * Returns what a failed call leads to, if that is more than its error: another outcome, a later change, or no second
 * attempt to read.
 */
const afterFailure = async (run: Run, failing: { endpoint: Endpoint; status: number }): Promise<string> => {
  const { sent, outcome, invalidates } = await once(run, failing);
  const attempts = sent.filter(({ endpoint }) => endpoint === failing.endpoint).length;
  const last = sent.findLastIndex(({ endpoint }) => endpoint === failing.endpoint);
  const later = invalidates ? sent.slice(last + 1).filter(({ endpoint }) => endpoint.method !== 'GET') : [];
  const isThrown = outcome instanceof ApiError && outcome.message === 'refused' && outcome.errorCode !== 'partly-done';
  const value = text(outcome);
  const shown = value.length > 40 ? 'answers without it' : value || 'answers';
  return [
    ...(isThrown ? [] : [outcome instanceof IdentityError ? codeOf(outcome) : shown]),
    ...later.map(({ line }) => `then ${line}`),
    ...(failing.status === 500 && attempts > 1 !== (failing.endpoint.method === 'GET') ? [`${attempts} attempts`] : []),
  ].join(', ');
};

const STATUSES = [400, 401, 403, 404, 409, 500];

/** Calls whose failures are recorded: once for each query or mutation, not for each of its inputs. */
const failed = new Set<string>();

const record = async (run: Run): Promise<string> => {
  const { sent, outcome, invalidates } = await once(run);
  const failure = outcome instanceof IdentityError ? [`fails: ${outcome.errorCode} ${text(outcome.errorContext)}`] : [];
  const lines = [...sent.map(({ line }) => line), ...failure];
  for (const endpoint of new Set(sent.map((call) => call.endpoint))) {
    const call = `${run.capability}.${run.name} ${endpoint.method} ${endpoint.path}`;
    if (failed.has(call)) continue;
    failed.add(call);
    const statuses = new Map<string, number[]>();
    for (const status of STATUSES) {
      const after = await afterFailure(run, { endpoint, status });
      if (after !== '') statuses.set(after, [...(statuses.get(after) ?? []), status]);
    }
    for (const [after, of] of statuses)
      lines.push(`${of.length === STATUSES.length ? 'any' : of} of ${endpoint.method} ${endpoint.path}: ${after}`);
  }
  const stale = invalidates ? ` ⇒ ${invalidates.join(', ') || 'nothing'}` : '';
  const head = run.title + stale;
  const [only = '', ...others] = lines;
  // One request stands behind its entry where there is room.
  if (only && others.length === 0 && head.length + only.length < 116) return `${head} → ${only.trim()}`;
  return [head, ...lines.map((line) => `  ${line.trim()}`)].join('\n');
};

test('every query and mutation has an entry', () => {
  const isOperation = (part: unknown) => /^(query|mutation)$/.test(String(Reflect.get(Object(part), 'kind')));
  const operations = Object.entries(capabilities).flatMap(([capability, parts]) =>
    Object.entries(parts).flatMap(([name, part]) => (isOperation(part) ? [`${capability}.${name}`] : [])),
  );
  expect(firstRuns.map(({ capability, name }) => `${capability}.${name}`).sort()).toEqual(operations.sort());
});

test('what every query and mutation sends, makes stale and survives', async () => {
  const lines: string[] = [];
  for (const run of runs) lines.push(await record(run));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('requests.txt');
});

test.each(runs)('$title is canceled as a whole: neither empty nor failed', async (run) => {
  const { sent } = await once(run);
  const bind = (special: () => undefined) => {
    const identity = createProvider(special);
    return { identity, ...byName(identity.of(capabilities[run.capability] ?? {}), run.name, run.input) };
  };
  for (let at = 0; at <= sent.length && sent.length > 0; at += 1) {
    const controller = new AbortController();
    let left = at;
    const cancelAtZero = () => {
      if (left === 0) controller.abort();
      left -= 1;
      return undefined;
    };
    cancelAtZero();
    const { identity, queryFn } = bind(cancelAtZero);
    if (queryFn) expect(isAbort(await outcomeOf(queryFn({ signal: controller.signal })))).toBe(true);
    identity.dispose();
  }
  const { identity, mutationFn } = bind(() => expect.fail('sent after its end'));
  identity.dispose();
  // Adding several users reports those who are left.
  if (!mutationFn || sent.length === 0 || run.name === 'addMany') return;
  expect(isAbort(await outcomeOf(mutationFn(run.input)))).toBe(true);
});
