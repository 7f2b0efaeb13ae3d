import { connect, type Socket } from 'node:net';

export interface StubbedResponse {
  /** 0 when the connection ended without a response, -1 when there was no connection. */
  status: number;
  body: string;
  /** Seconds. */
  retryAfter?: number;
  /** Whether the server closes the connection after this response. */
  last: boolean;
}

export interface Connection {
  /** Sends one raw request at a time; reconnects when the last connection was closed. */
  send(request: string): Promise<StubbedResponse>;
  close(): void;
}

const header = (head: string, name: string): string | undefined => {
  const at = head.toLowerCase().indexOf(`\r\n${name}: `);
  if (at < 0) return undefined;
  const start = at + name.length + 4;
  const end = head.indexOf('\r\n', start);
  return head.slice(start, end < 0 ? undefined : end);
};

/** The first complete response of a text. Supports responses with a length, and single chunks. */
const readResponse = (text: string): { result: StubbedResponse; length: number } | undefined => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const stated = header(head, 'content-length');
  const chunkEnd = stated === undefined ? text.indexOf('\r\n0\r\n\r\n', end) : 0;
  if (chunkEnd < 0) return undefined;
  const length = stated === undefined ? chunkEnd + 7 : end + 4 + Number(stated);
  if (text.length < length) return undefined;
  const retryAfter = header(head, 'retry-after');
  return {
    length,
    result: {
      status: Number(head.slice(9, 12)),
      body: text.slice(end + 4, length),
      last: header(head, 'connection') === 'close',
      ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) }),
    },
  };
};

const none = (status: number): StubbedResponse => ({ status, body: '', last: true });

/** One persistent connection to a port of this machine. */
export const openConnection = (port: number): Connection => {
  let socket: Socket | undefined;
  let pending: ((response: StubbedResponse) => void) | undefined;
  let text = '';

  const settle = (response: StubbedResponse) => {
    const resolve = pending;
    pending = undefined;
    resolve?.(response);
  };

  const open = (): Socket => {
    const opened = connect(port, '127.0.0.1');
    let connected = false;
    text = '';
    opened.setEncoding('latin1').setNoDelay(true);
    opened.on('connect', () => {
      connected = true;
    });
    opened.on('data', (chunk) => {
      text += chunk;
      const read = readResponse(text);
      if (!read) return;
      text = text.slice(read.length);
      if (read.result.last) forget(opened);
      settle(read.result);
    });
    opened.on('error', () => {});
    opened.on('close', () => {
      if (socket === opened) socket = undefined;
      if (socket === undefined) settle(none(connected ? 0 : -1));
    });
    return opened;
  };

  const forget = (old: Socket) => {
    if (socket === old) socket = undefined;
    old.end();
  };

  return {
    send: (request) =>
      new Promise((resolve) => {
        pending = resolve;
        if (!socket || socket.destroyed || socket.readyState === 'closed') socket = open();
        socket.write(request);
      }),
    close: () => socket?.destroy(),
  };
};
