import { connect } from 'node:net';

const CONNECTIONS = 50;
const WARM_UP_MS = 500;
const ROUND_MS = 1500;

/** Bytes of the first complete response at the start of the text, or 0. Responses without a length are not supported. */
const responseLength = (text: string): number => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const head = text.slice(0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The server refused: ${text.slice(0, 300)}`);
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    const last = text.indexOf('\r\n0\r\n\r\n', end);
    return last < 0 ? 0 : last + 7;
  }
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`No length: ${head}`);
  return text.length >= end + 4 + length ? end + 4 + length : 0;
};

/** Responses per second of a server over persistent connections, one request at a time on each. */
export const loadOf = async (port: number, requests: readonly string[]): Promise<number> => {
  let response = 0;
  let counting = false;
  let stopped = false;
  let next = 0;

  const send = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      const sendNext = () => {
        if (stopped) return socket.end();
        next = (next + 1) % requests.length;
        return socket.write(requests[next] ?? '');
      };
      // Responses are ASCII only, so that characters and bytes are equal in number.
      socket.setEncoding('latin1').setNoDelay(true);
      socket.on('connect', sendNext).on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        text += chunk;
        try {
          const length = responseLength(text);
          if (length === 0) return;
          text = text.slice(length);
          if (counting) response += 1;
          sendNext();
        } catch (error) {
          reject(error);
        }
      });
    });

  const all = Promise.all(Array.from({ length: CONNECTIONS }, send));
  const wait = (ms: number) => Promise.race([all, new Promise((resolve) => setTimeout(resolve, ms))]);
  await wait(WARM_UP_MS);
  counting = true;
  const start = performance.now();
  await wait(ROUND_MS);
  const rate = (response / (performance.now() - start)) * 1000;
  stopped = true;
  await all;
  return rate;
};
