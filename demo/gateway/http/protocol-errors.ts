import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerHeaders } from './headers';

/** Responses to protocol errors, which never became a request. */
export interface ProtocolError {
  readonly status: number;
  readonly error: string;
  readonly msg: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Milliseconds for which further input is discarded: if the connection closed at once, the sender would not receive the
 * response.
 */
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

/** Returns the response to an error of Node's parser. */
export const protocolErrorOf = (error: Error): ProtocolError =>
  ('code' in error ? byCode[String(error.code)] : undefined) ?? protocolErrors.unreadable;

/** Returns a whole response with the headers that every response has; it closes the connection. */
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

/**
 * Writes a response to a connection after a parser error, and closes it. Returns the id of the response, if one was
 * sent.
 */
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
