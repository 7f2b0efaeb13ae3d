import { createIdentity } from '@gatehouse/sdk';
import * as assistant from '@gatehouse/sdk/assistant';
import { describe, expect, test } from 'vitest';
import { createRecorder, json } from '../../../support/recorder';

const root = '/frontegg/nlp-execution-assistant/resources/velo/v1';

const provider = (response: () => Response) => {
  const { calls, fetch } = createRecorder([response]);
  const identity = createIdentity({ baseUrl: 'https://id.test', clientId: 'host', fetch, logLevel: 'silent' });
  const sent = () =>
    calls.map(
      ({ method, url, body }) => [`${method} ${url.pathname}`, body === null ? null : JSON.parse(body)] as const,
    );
  return { identity, of: identity.of(assistant), sent };
};

describe('a message to the assistant', () => {
  test('returns the parsed response without a stream', async () => {
    const { of, sent } = provider(() => json({ messages: [1] }));
    expect(await of.askWhole().mutationFn({ message: 'Hi' })).toEqual({ messages: [1] });
    expect(sent()).toEqual([[`POST ${root}/conversations`, { message: 'Hi', stream: false }]]);
  });

  test('fails for a response that is not JSON without a stream', async () => {
    const { of } = provider(() => new Response('data: x\n\n'));
    await expect(of.askWhole().mutationFn({ message: 'Hi' })).rejects.toMatchObject({
      errorCode: 'unexpected-response',
    });
  });

  test('is not sent when canceled', async () => {
    const { of, sent } = provider(() => new Response('Hello'));
    const result = of.ask().mutationFn({ message: 'Hi', signal: AbortSignal.abort() });
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent()).toEqual([]);
  });
});

/** A provider that sends one chunk and then waits; like a browser, it aborts the body with the signal. */
const createEndless = () => {
  const fetch = async (_url: string, init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('first'));
        init.signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
      },
    });
    return new Response(body);
  };
  return createIdentity({ baseUrl: 'https://id.test', clientId: 'host', fetch, logLevel: 'silent' });
};

describe('a streaming response', () => {
  test('is aborted by the signal of the caller', async () => {
    const controller = new AbortController();
    const requested = { message: 'Hi', signal: controller.signal };
    const text = await createEndless().of(assistant).ask().mutationFn(requested);
    expect(await text.next()).toEqual({ done: false, value: 'first' });
    const waiting = text.next();
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('is aborted when its identity is disposed', async () => {
    const identity = createEndless();
    const text = await identity.of(assistant).ask().mutationFn({ message: 'Hi' });
    expect(await text.next()).toEqual({ done: false, value: 'first' });
    const waiting = text.next();
    identity.dispose();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
