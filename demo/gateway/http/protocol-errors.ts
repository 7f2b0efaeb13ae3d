import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerHeaders } from './headers';

/** What is said to something that never became a request. */
export interface ProtocolError {
  readonly status: number;
  readonly error: string;
  readonly msg: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Milliseconds in which the rest of what is being sent is thrown away: ended at once, a sender would not see the answer. */
const LINGER = 500;

export const protocolErrors = {
  unreadable: { status: 400, error: 'INVALID_REQUEST', msg: 'This request cannot be read.' },
  slow: { status: 408, error: 'TOO_SLOW', msg: 'This request took too long to arrive. Send it again.' },
  tooLarge: { status: 413, error: 'TOO_LARGE', msg: 'This request is too long.' },
  expectation: { status: 417, error: 'EXPECTATION_FAILED', msg: 'What this request expects is not offered here.' },
  headers: { status: 431, error: 'HEADERS_TOO_LARGE', msg: 'The headers of this request are too long.' },
  method: {
    status: 405,
    error: 'METHOD_NOT_ALLOWED',
    msg: 'This address does not take that kind of request.',
    headers: { allow: 'GET, HEAD' },
  },
  unexpected: {
    status: 500,
    error: 'UNEXPECTED',
    msg: 'Something went wrong on our side. Try again in a moment.',
  },
} as const satisfies Record<string, ProtocolError>;

const byCode: Readonly<Record<string, ProtocolError>> = {
  HPE_HEADER_OVERFLOW: protocolErrors.headers,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: protocolErrors.tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: protocolErrors.slow,
};

/** The response to an error of Node's parser. */
export const protocolErrorOf = (error: Error): ProtocolError =>
  ('code' in error ? byCode[String(error.code)] : undefined) ?? protocolErrors.unreadable;

/** The whole of an answer; it has the headers that every answer has, and ends its connection. */
export const completeResponse = ({ error, msg, headers }: ProtocolError) => {
  const requestId = randomUUID();
  const body = JSON.stringify({ error, msg });
  return {
    requestId,
    body,
    headers: {
      ...answerHeaders(),
      ...headers,
      'x-request-id': requestId,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    },
  };
};

/** Writes an answer to a connection whose parser has given up, and ends it. Gives the id of the request, if it was told. */
export const refuseSocket = (socket: Duplex, answer: ProtocolError): string | undefined => {
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => {});
  socket.resume();
  if (!socket.writable) return undefined;
  const { requestId, body, headers } = completeResponse(answer);
  const date = new Date().toUTCString();
  const lines = Object.entries({ ...headers, date }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`, ...lines, '', body].join('\r\n'));
  return requestId;
};
