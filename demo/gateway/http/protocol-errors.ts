import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, problems } from '../runtime/problem';
import { responseHeaders } from './headers';

/**
 * Milliseconds for which further input is discarded: if the connection closed at once, the sender would not receive the
 * response.
 */
const LINGER = 500;

/** Refusals of input that never became a request. */
export const protocolErrors = {
  unreadable: new Problem(400, 'INVALID_REQUEST', 'This request cannot be read.'),
  slow: new Problem(408, 'TOO_SLOW', 'This request took too long to arrive. Send it again.'),
  tooLarge: new Problem(413, 'TOO_LARGE', 'This request is too long.'),
  expectation: new Problem(417, 'EXPECTATION_FAILED', 'What this request expects is not offered here.'),
  headers: new Problem(431, 'HEADERS_TOO_LARGE', 'The headers of this request are too long.'),
  method: problems.method(['GET', 'HEAD']),
  unexpected: problems.unexpected(),
};

const byCode: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: protocolErrors.headers,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: protocolErrors.tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: protocolErrors.slow,
};

/** Returns the response to an error of Node's parser. */
export const protocolErrorOf = (error: Error): Problem =>
  ('code' in error ? byCode[String(error.code)] : undefined) ?? protocolErrors.unreadable;

/** Returns a complete response with the headers that every response has; it closes the connection. */
export const completeResponse = ({ code, message, options }: Problem) => {
  const requestId = randomUUID();
  const body = JSON.stringify({ error: code, msg: message });
  return {
    requestId,
    body,
    headers: {
      ...responseHeaders(),
      ...options.headers,
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
export const refuseSocket = (socket: Duplex, problem: Problem): string | undefined => {
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => {});
  socket.resume();
  if (!socket.writable) return undefined;
  const { requestId, body, headers } = completeResponse(problem);
  const date = new Date().toUTCString();
  const lines = Object.entries({ ...headers, date }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, '', body].join('\r\n'));
  return requestId;
};
