import { describe, expect, it, vi } from 'vitest';
import { unknown } from 'zod/mini';
import { byteStream, download, get } from '../../../../sdk/core/contract';
import { read, setUp } from './client-set-up';

const MEGABYTE = 1024 * 1024;

/** A body that arrives in pieces of a megabyte, and what became of it. */
const endless = (megabytes = Number.POSITIVE_INFINITY) => {
  const seen = { sent: 0, canceled: vi.fn() };
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (seen.sent >= megabytes) return controller.close();
        seen.sent += 1;
        controller.enqueue(new Uint8Array(MEGABYTE).fill(0x20));
      },
      cancel: seen.canceled,
    });
  return { seen, body };
};

const file = get('/file', { output: download, responseType: 'blob' });
const text = get('/text', { output: unknown(), responseType: 'text' });
const ignored = get('/none');
const tooLarge = { error: { name: 'ApiError', errorCode: 'response-too-large', statusCode: 200 } };

describe('the size of a response body', () => {
  it.each([
    ['json', read],
    ['text', text],
    ['a file', file],
    ['ignored', ignored],
  ])('is limited to 64 MB: %s', async (_, endpoint) => {
    const { seen, body } = endless();
    const { client, outcome, calls } = setUp([() => new Response(body())]);
    expect(await outcome(client.call(endpoint, undefined))).toMatchObject(tooLarge);
    expect(seen.canceled).toHaveBeenCalledOnce();
    expect(seen.sent).toBeLessThan(70);
    expect(calls).toHaveLength(1);
  });

  it('may equal the limit', async () => {
    const { body } = endless(2);
    const { client } = setUp([() => new Response(body(), { headers: { 'content-type': 'application/pdf' } })], {
      context: { maxResponseSize: 2 * MEGABYTE },
    });
    const { blob } = await client.call(file, undefined);
    expect(blob.size).toBe(2 * MEGABYTE);
    expect(blob.type).toBe('application/pdf');
  });

  it('has the limit of the host, also for an error', async () => {
    const { body } = endless();
    const { client, outcome } = setUp([() => new Response(body(), { status: 400 })], {
      context: { maxResponseSize: MEGABYTE },
    });
    expect(await outcome(client.call(read, undefined))).toMatchObject({
      error: { ...tooLarge.error, statusCode: 400 },
    });
  });

  it('does not split characters between two chunks', async () => {
    const bytes = new TextEncoder().encode('\uFEFF"Grüße 👋"');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const { client } = setUp([() => new Response(body)]);
    expect(await client.call(read, undefined)).toBe('Grüße 👋');
  });

  it('is not limited for a stream', async () => {
    const { body } = endless(3);
    const { client } = setUp([() => new Response(body())], { context: { maxResponseSize: MEGABYTE } });
    const stream = await client.call(get('/s', { output: byteStream, responseType: 'stream' }), undefined);
    expect((await new Response(stream).arrayBuffer()).byteLength).toBe(3 * MEGABYTE);
  });
});
