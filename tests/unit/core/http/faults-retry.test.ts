import { createIdentity, toIdentityError } from '@gatehouse/sdk';
import { createQueryClient } from '@gatehouse/sdk/query';
import * as tokens from '@gatehouse/sdk/tokens';
import { QueryObserver } from '@tanstack/query-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { unknown } from 'zod/mini';
import { get, post } from '../../../../sdk/core/contract';
import { proveFaults } from '../../../support/fault-cases';
import { createRecorder, json } from '../../../support/recorder';
import { type Handler, reset, respondWith, silence, startSocketServer } from '../../../support/servers/socket-server';
import { actSignedIn } from '../../../support/signed-in';
import { createBrowser, createClock } from '../../../support/tabs';
import { waitFor } from '../../../support/wait-for';
import { ME, SILENT, signedIn } from '../../session/faults/scene';

let server: Awaited<ReturnType<typeof startSocketServer>>;
const logged: string[] = [];
beforeAll(async () => {
  server = await startSocketServer();
  for (const method of ['warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void logged.push(String(line)));
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const success = respondWith(200, { fine: true });
/** Milliseconds; used where the pause is not what is tested. */
const quick = { retryPause: 10 };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const outcome = (call: Promise<unknown>) => call.then((value) => ({ value }), toOutcome);
const toOutcome = (error: unknown) => ({ error });

/** Returns a path with its own responses, and the calls to it over real sockets. */
const scene = (id: string, ...responses: Handler[]) => {
  const path = `/${id}`;
  const calls = server.script(path, ...responses);
  const identity = createIdentity({ baseUrl: server.origin, clientId: 'portal', logLevel: 'warn' });
  const read = identity.call(get(path, { output: unknown() }));
  const write = identity.call(post(path, { output: unknown() }));
  const gaps = () => calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
  return { identity, calls, gaps, read, write };
};

proveFaults(
  'retry',
  {
    F001: async () => {
      const { read, calls, gaps } = scene('F001', respondWith(500), respondWith(500), success);
      expect(await read()).toEqual({ fine: true });
      expect(calls).toHaveLength(3);
      // One millisecond less, since the two clocks round.
      expect(Math.min(...gaps())).toBeGreaterThanOrEqual(499);
    },

    F002: async () => {
      const { read, calls } = scene('F002', respondWith(500));
      await expect(read(undefined, quick)).rejects.toMatchObject({ statusCode: 500 });
      expect(calls).toHaveLength(3);
    },

    F003: async () => {
      for (const status of [400, 401, 403, 404, 409, 422]) {
        const { read, calls } = scene(`F003-${status}`, respondWith(status));
        await expect(read(undefined, quick)).rejects.toMatchObject({ statusCode: status });
        expect(calls).toHaveLength(1);
      }
      const { identity, emulator } = await signedIn();
      const before = emulator.hits(ME);
      emulator.fail({ path: ME, status: 401, times: 1 });
      const { contracts } = await import('@gatehouse/sdk/contracts');
      await identity.call(contracts.profile).getMe();
      expect([emulator.hits(ME) - before, emulator.hits(SILENT)]).toEqual([2, 1]);
    },

    F004: async () => {
      const { write, calls } = scene('F004', respondWith(500));
      await expect(write(undefined, quick)).rejects.toMatchObject({ statusCode: 500 });
      await wait(100);
      expect(calls).toHaveLength(1);
    },

    F005: async () => {
      const path = '/F005';
      const calls = server.script(path, reset);
      const identity = createIdentity({ baseUrl: server.origin, clientId: 'portal', logLevel: 'silent' });
      const { object, string } = await import('zod/mini');
      const write = identity.call(post(path, { input: object({ name: string() }), output: unknown() }));
      await expect(write({ name: 'A' }, quick)).rejects.toMatchObject({ errorCode: 'network', statusCode: 0 });
      await wait(100);
      expect(calls.map(({ body }) => body)).toEqual(['{"name":"A"}']);
    },

    F006: async () => {
      const { read, calls } = scene('F006', reset, success);
      expect(await read(undefined, quick)).toEqual({ fine: true });
      expect(calls).toHaveLength(2);
    },

    F007: async () => {
      let tries = 0;
      const identity = createIdentity({
        baseUrl: 'http://no-such-host.invalid',
        clientId: 'portal',
        logLevel: 'silent',
        fetch: (request, init) => {
          tries += 1;
          return fetch(request, init);
        },
      });
      const call = identity.call(get('/F007'))(undefined, quick);
      await expect(call).rejects.toMatchObject({ name: 'IdentityError', errorCode: 'network', statusCode: 0 });
      expect(tries).toBe(3);
    },

    F008: async () => {
      const { read, calls, gaps } = scene('F008', respondWith(429, {}, { 'retry-after': '2' }), success);
      await read();
      expect(calls).toHaveLength(2);
      expect(gaps()[0]).toBeGreaterThanOrEqual(1_999);
    },

    F009: async () => {
      // Dates of HTTP have no fractions of a second.
      const date = Math.ceil(Date.now() / 1_000) * 1_000 + 2_000;
      const header = { 'retry-after': new Date(date).toUTCString() };
      const { read, calls } = scene('F009', respondWith(503, {}, header), success);
      await read();
      expect(calls).toHaveLength(2);
      // The two clocks round and may differ a little.
      expect(performance.timeOrigin + (calls[1]?.at ?? 0)).toBeGreaterThanOrEqual(date - 100);
    },

    F010: async () => {
      const { read, calls } = scene('F010', respondWith(429, {}, { 'retry-after': '3600' }));
      await expect(read()).rejects.toMatchObject({ statusCode: 429, errorContext: { retryAfter: 3600 } });
      expect(calls).toHaveLength(1);
    },

    F011: async () => {
      const { identity, tab, emulator, clock } = await signedIn();
      const before = emulator.requests.length;
      emulator.fail({ status: 429 });
      clock.jump(300_000);
      tab.emit('visibilitychange');
      void identity.session.getToken().catch(() => undefined);
      await clock.advance(30_000);
      const requested = new Map<string, number>();
      for (const { path } of emulator.requests.slice(before)) requested.set(path, (requested.get(path) ?? 0) + 1);
      expect(requested.size).toBeGreaterThan(0);
      expect(Math.max(...requested.values())).toBeLessThan(5);
      expect(identity.session.get()).toMatchObject({ status: 'authenticated', degraded: true });
    },

    F012: async () => {
      // With a clock of its own: how a busy machine spreads two hundred sockets says nothing about the SDK.
      const clock = createClock();
      const once = Array.from({ length: 200 }, () => () => json({}, { status: 500 }));
      const { fetch, calls } = createRecorder([...once, () => json({})], clock.now);
      const { environment } = createBrowser({ fetch, clock }).openTab();
      const options = { baseUrl: 'https://id.example.com', clientId: 'portal', logLevel: 'silent' } as const;
      const read = createIdentity({ ...options, environment }).call(get('/F012', { output: unknown() }));
      const all = Promise.all(Array.from({ length: 200 }, () => read()));
      await clock.advance(3_000);
      await all;
      const times = calls.slice(200).map(({ at }) => at);
      expect(times).toHaveLength(200);
      const inWindow = (start: number) => times.filter((at) => at >= start && at < start + 50).length;
      expect(Math.max(...times.map(inWindow))).toBeLessThanOrEqual(50);
    },

    F013: async () => {
      const { read, calls } = scene('F013', respondWith(500), success);
      const controller = new AbortController();
      // Long enough for the abort to happen within it on a busy machine.
      const retryPause = 3_000;
      const call = outcome(read(undefined, { retryPause, signal: controller.signal }));
      await waitFor(() => expect(calls).toHaveLength(1));
      await wait(100);
      controller.abort();
      expect(await call).toMatchObject({ error: { name: 'AbortError' } });
      await wait(retryPause + 500);
      expect(calls).toHaveLength(1);
    },

    F014: async () => {
      const { read, calls } = scene('F014', silence);
      const controller = new AbortController();
      const call = outcome(read(undefined, { ...quick, signal: controller.signal }));
      await waitFor(() => expect(calls).toHaveLength(1));
      controller.abort();
      expect(await call).toMatchObject({ error: { name: 'AbortError' } });
      await calls[0]?.broken;
      await wait(100);
      expect(calls).toHaveLength(1);
      expect(logged.filter((line) => line.includes('/F014'))).toEqual([]);
    },

    F015: async () => {
      const calls = server.script('/identity/resources/users/api-tokens/v1', silence);
      const identity = createIdentity({ baseUrl: server.origin, clientId: 'portal', logLevel: 'silent' });
      actSignedIn(identity);
      const { client, stop } = createQueryClient(identity);
      let updates = 0;
      const filter = { type: 'ClientCredentials', owners: ['user'] } as const;
      const leave = new QueryObserver(client, identity.of(tokens).list(filter)).subscribe(() => {
        updates += 1;
      });
      await waitFor(() => expect(calls).toHaveLength(1));
      const before = updates;
      leave();
      await calls[0]?.broken;
      await wait(100);
      expect(updates).toBe(before);
      expect(calls).toHaveLength(1);
      stop();
      client.clear();
    },

    F016: async () => {
      const { read, calls } = scene('F016', silence);
      await expect(read(undefined, { ...quick, timeout: 1_000 })).rejects.toMatchObject({ errorCode: 'timeout' });
      expect(calls).toHaveLength(3);
      await Promise.all(calls.map(({ broken }) => broken));
    },

    F017: async () => {
      const { read, calls } = scene('F017', (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"fine":');
      });
      await expect(read(undefined, { ...quick, timeout: 1_000 })).rejects.toMatchObject({ errorCode: 'timeout' });
      expect(calls).toHaveLength(3);
      await Promise.all(calls.map(({ broken }) => broken));
    },

    F018: async () => {
      const calls = server.script('/F018', reset);
      const identity = createIdentity({
        baseUrl: server.origin,
        clientId: 'portal',
        logLevel: 'silent',
        environment: { offline: () => calls.length > 0 },
      });
      const error = await identity.call(get('/F018'))(undefined, quick).catch(toIdentityError);
      expect(error).toMatchObject({ errorCode: 'offline' });
      await wait(100);
      expect(calls).toHaveLength(1);
    },
  },
  { concurrent: true },
);
