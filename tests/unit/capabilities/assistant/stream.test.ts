import { describe, expect, test } from 'vitest';
import { readJson, readText } from '../../../../sdk/capabilities/assistant/stream';
import { createClock } from '../../../support/tabs';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A stream that the test writes to. */
const createFeed = () => {
  let canceled = false;
  const parts: ReadableStreamDefaultController<Uint8Array>[] = [];
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void parts.push(controller),
    cancel: () => {
      canceled = true;
    },
  });
  const [controller] = parts;
  if (!controller) throw new Error('no controller');
  return { stream, controller, isCanceled: () => canceled };
};

const feed = (...chunks: Uint8Array[]) => {
  const { stream, controller } = createFeed();
  for (const chunk of chunks) controller.enqueue(chunk);
  controller.close();
  return stream;
};

const all = async (stream: ReadableStream<Uint8Array>) => {
  const pieces: string[] = [];
  for await (const piece of readText(stream)) pieces.push(piece);
  return pieces;
};

describe('text of a stream', () => {
  test('is returned chunk by chunk', async () => {
    const { stream, controller } = createFeed();
    const text = readText(stream);
    controller.enqueue(bytes('one '));
    expect(await text.next()).toEqual({ done: false, value: 'one ' });
    controller.enqueue(bytes('two'));
    expect(await text.next()).toEqual({ done: false, value: 'two' });
    controller.close();
    expect(await text.next()).toEqual({ done: true, value: undefined });
    expect(await text.next()).toEqual({ done: true, value: undefined });
  });

  test('keeps a character that is split between chunks', async () => {
    const complete = bytes('aé中🙂z');
    for (let cut = 0; cut <= complete.length; cut += 1) {
      expect((await all(feed(complete.slice(0, cut), complete.slice(cut)))).join('')).toBe('aé中🙂z');
    }
    expect((await all(feed(...[...complete].map((byte) => Uint8Array.of(byte))))).join('')).toBe('aé中🙂z');
  });

  test('replaces an incomplete character at the end', async () => {
    expect(await all(feed(bytes('a'), bytes('é').slice(0, 1)))).toEqual(['a', '\uFFFD']);
  });

  test('skips empty chunks', async () => {
    expect(await all(feed(bytes(''), bytes('a'), bytes('')))).toEqual(['a']);
    expect(await all(feed())).toEqual([]);
  });

  test('cancels the request when the loop is left', async () => {
    const { stream, controller, isCanceled } = createFeed();
    controller.enqueue(bytes('a'));
    for await (const piece of readText(stream)) {
      expect(piece).toBe('a');
      break;
    }
    expect(isCanceled()).toBe(true);
  });

  test('can be returned while waiting for a chunk', async () => {
    const { stream, isCanceled } = createFeed();
    const text = readText(stream);
    const waiting = text.next();
    expect(await text.return()).toEqual({ done: true, value: undefined });
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(isCanceled()).toBe(true);
  });

  test('throws a network error after the received text when the connection breaks', async () => {
    const { stream, controller } = createFeed();
    const text = readText(stream);
    controller.enqueue(bytes('a'));
    expect(await text.next()).toEqual({ done: false, value: 'a' });
    controller.error(new TypeError('terminated'));
    await expect(text.next()).rejects.toMatchObject({ errorCode: 'network' });
    expect(await text.return()).toEqual({ done: true, value: undefined });
  });

  test('times out after thirty seconds without a chunk', async () => {
    const clock = createClock();
    const { stream, controller, isCanceled } = createFeed();
    const text = readText(stream, clock.after);
    const first = text.next();
    await clock.advance(29_999);
    controller.enqueue(bytes('a'));
    expect(await first).toEqual({ done: false, value: 'a' });
    expect(clock.pending()).toBe(0);
    const second = text.next().catch((error: unknown) => error);
    await clock.advance(29_999);
    expect(isCanceled()).toBe(false);
    await clock.advance(1);
    expect(await second).toMatchObject({ errorCode: 'timeout' });
    expect(isCanceled()).toBe(true);
    expect(clock.pending()).toBe(0);
  });

  test('has no timeout while it is not read', async () => {
    const clock = createClock();
    const { stream, controller } = createFeed();
    const text = readText(stream, clock.after);
    await clock.advance(120_000);
    controller.enqueue(bytes('a'));
    expect(await text.next()).toEqual({ done: false, value: 'a' });
  });

  test('a canceled call stays canceled', async () => {
    const { stream, controller } = createFeed();
    controller.error(new DOMException('aborted', 'AbortError'));
    await expect(readText(stream).next()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('JSON of a stream', () => {
  test('is parsed completely', async () => {
    const complete = bytes('{"text":"é"}');
    expect(await readJson(feed(complete.slice(0, 10), complete.slice(10)))).toEqual({ text: 'é' });
  });

  test('times out after thirty seconds', async () => {
    const clock = createClock();
    const { stream, controller } = createFeed();
    controller.enqueue(bytes('{"text":'));
    const complete = readJson(stream, clock.after).catch((error: unknown) => error);
    await clock.advance(30_000);
    expect(await complete).toMatchObject({ errorCode: 'timeout' });
  });

  test.each(['', 'data: {"a":1}\n\n', '{"a":', '<html>'])('throws an error for %j', async (text) => {
    await expect(readJson(feed(bytes(text)))).rejects.toMatchObject({
      name: 'ApiError',
      errorCode: 'unexpected-response',
    });
  });
});
