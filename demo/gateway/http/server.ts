import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server';
import type { Problem } from '../runtime/problem';
import { completeResponse, protocolErrorOf, protocolErrors, refuseSocket } from './protocol-errors';

interface ListenOptions {
  fetch: (request: Request, address?: string) => Promise<Response>;
  /** Called for every response to a protocol error, with the id in the response. */
  protocolError?: (refusal: { requestId: string; status: number }) => void;
  host: string;
  port: number;
  /** Milliseconds for the headers of a request, and for the whole request. Default: 10 and 14 seconds. */
  timeouts?: { headers: number; request: number };
}

export interface RunningServer {
  /** The port in use, also when 0 was configured. */
  port: number;
  /**
   * Completes pending requests and closes every connection with the response to its next request, until none arrive any
   * more; then accepts no new connections and closes idle ones. No accepted request is cut off.
   */
  close(): Promise<void>;
}

/** Minimum and maximum time in milliseconds for busy connections to end when the server closes. */
const MIN_DRAIN = 1000;
const MAX_DRAIN = 5000;
/**
 * After this many polls without a request, an open connection counts as idle. Polls are counted, not time: a suspended
 * process has not yet read what arrived meanwhile.
 */
const IDLE_POLLS = 15;
const POLL_INTERVAL = 20;
/** Any other method is refused, and its connection closed. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Serves a fetch function over HTTP with limits against slow and oversized senders. Rejects when the port is in use.
 */
export const listen = ({
  fetch,
  protocolError: report = () => {},
  host,
  port,
  timeouts = { headers: 10_000, request: 14_000 },
}: ListenOptions): Promise<RunningServer> => {
  /** The response to input that cannot become a request, such as an invalid Host: it never reaches the gateway. */
  const errorResponse = (error: unknown): Response => {
    const problem = error instanceof RequestError ? protocolErrors.unreadable : protocolErrors.unexpected;
    const { requestId, body, headers } = completeResponse(problem);
    report({ requestId, status: problem.status });
    const { connection: _, ...rest } = headers;
    return new Response(body, { status: problem.status, headers: rest });
  };
  // The adaptor's own Request and Response handle about half as many requests again as Node's.
  const adaptor = { errorHandler: errorResponse, overrideGlobalObjects: true };
  const serve = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
    fetch(request, incoming.socket.remoteAddress);
  const listener = getRequestListener(serve, adaptor);
  // HTTP/1.0 has no Host, and some health checks use nothing newer.
  const http10Listener = getRequestListener(serve, { ...adaptor, hostname: 'localhost' });
  const limits = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    // Node checks its time limits only every 30 seconds by default.
    connectionsCheckingInterval: Math.min(1000, timeouts.headers),
    keepAliveTimeout: 5000,
    // Node's own refusal of a request without a Host has no headers; the adaptor refuses it too.
    requireHostHeader: false,
  };

  let closing = false;
  let connections = 0;
  let requests = 0;
  const inFlight = new Set<ServerResponse>();
  const endConnectionAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  /** Connections that close after a refusal: nothing further on them is served, though more input may arrive. */
  const refused = new WeakSet<Duplex>();
  const refuseRequest = (refusal: Problem, response: ServerResponse) => {
    refused.add(response.req.socket);
    const { requestId, body, headers } = completeResponse(refusal);
    report({ requestId, status: refusal.status });
    response.writeHead(refusal.status, headers).end(body);
  };

  const server = createServer(limits, (request, response) => {
    if (refused.has(request.socket)) return;
    requests += 1;
    if (closing) endConnectionAfter(response);
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
    if (!METHODS.has(request.method ?? '')) return refuseRequest(protocolErrors.method, response);
    void (request.httpVersion === '1.0' ? http10Listener : listener)(request, response);
  });
  server.on('connection', (socket: Socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
  });

  const refuse = (socket: Duplex, refusal: Problem) => {
    const requestId = refuseSocket(socket, refusal);
    if (requestId !== undefined) report({ requestId, status: refusal.status });
  };
  // Node's own responses lack the headers that every response has.
  server.on('clientError', async (error: Error, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const pending = [...inFlight].filter(({ req }) => req.socket === socket);
    // The error is in the body of the last request, or after it: earlier requests get their responses first.
    const broken = pending.find(({ req }) => !req.complete);
    const before = pending.filter((response) => response !== broken);
    await Promise.all(before.map((response) => new Promise((resolve) => response.once('close', resolve))));
    if (broken?.headersSent) socket.destroy();
    else refuse(socket, protocolErrorOf(error));
  });
  server.on('connect', (_: IncomingMessage, socket: Duplex) => refuse(socket, protocolErrors.method));
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) =>
    refuseRequest(protocolErrors.expectation, response),
  );

  const drain = async () => {
    closing = true;
    for (const response of inFlight) endConnectionAfter(response);
    const start = Date.now();
    for (let idlePolls = 0, lastRequests = requests; connections > 0; ) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
      idlePolls = lastRequests === requests ? idlePolls + 1 : 0;
      lastRequests = requests;
      const elapsed = Date.now() - start;
      if (elapsed > MAX_DRAIN || (elapsed > MIN_DRAIN && idlePolls >= IDLE_POLLS)) return;
    }
  };

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        async close() {
          await drain();
          await new Promise<void>((closed) => {
            server.close(() => closed());
            server.closeIdleConnections();
          });
        },
      });
    });
  });
};
