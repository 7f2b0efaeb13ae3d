import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server';
import { completeResponse, type ProtocolError, protocolErrorOf, protocolErrors, refuseSocket } from './protocol-errors';

interface ListenOptions {
  fetch: (request: Request, address?: string) => Promise<Response>;
  /** Told of every answer to something that never became a request, with the id that the answer carries. */
  protocolError?: (answer: { requestId: string; status: number }) => void;
  host: string;
  port: number;
  /** Milliseconds for the headers of a request, and for the whole of it. Default: 10 and 14 seconds. */
  patience?: { headers: number; request: number };
}

export interface RunningServer {
  /** The port in use, also when 0 was configured. */
  port: number;
  /**
   * Lets requests under way finish and closes every connection with the response to its next request, until none come any
   * more; then takes no new connections and closes those that stay idle. No accepted request is cut off.
   */
  close(): Promise<void>;
}

/** Milliseconds in which busy connections come to their end by themselves when the server closes: at least, at most. */
const FAREWELL = 1000;
const LONGEST_FAREWELL = 5000;
/**
 * After this many polls without a request, an open connection counts as idle. Polls are counted, not time: a process that
 * was suspended has not yet read what arrived meanwhile.
 */
const QUIET_LOOKS = 15;
const LOOK_EVERY = 20;
/** Any other method is refused, and its connection ends. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Serves a fetch function over HTTP with limits against slow and oversized senders. Rejects when the port is taken. */
export const listen = ({
  fetch,
  protocolError: tell = () => {},
  host,
  port,
  patience = { headers: 10_000, request: 14_000 },
}: ListenOptions): Promise<RunningServer> => {
  /** An answer to what cannot be made a request, such as one with a Host that is none: it never reaches the gateway. */
  const refusalOf = (error: unknown): Response => {
    const answer = error instanceof RequestError ? protocolErrors.unreadable : protocolErrors.unexpected;
    const { requestId, body, headers } = completeResponse(answer);
    tell({ requestId, status: answer.status });
    const { connection: _, ...rest } = headers;
    return new Response(body, { status: answer.status, headers: rest });
  };
  // The adaptor's own Request and Response answer about half as many requests again as Node's.
  const adaptor = { errorHandler: refusalOf, overrideGlobalObjects: true };
  const serve = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
    fetch(request, incoming.socket.remoteAddress);
  const answer = getRequestListener(serve, adaptor);
  // HTTP/1.0 knows no Host, and some health checks speak nothing newer.
  const answerOld = getRequestListener(serve, { ...adaptor, hostname: 'localhost' });
  const limits = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    // Node checks its time limits only every 30 seconds by default.
    connectionsCheckingInterval: Math.min(1000, patience.headers),
    keepAliveTimeout: 5000,
    // Node's own refusal of a request without a Host has no headers; the adaptor refuses it too.
    requireHostHeader: false,
  };

  let closing = false;
  let connections = 0;
  let asked = 0;
  const underWay = new Set<ServerResponse>();
  const endConnectionAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  /** Connections that end with a refusal: nothing behind it is served, though pieces of it may still arrive. */
  const refused = new WeakSet<Duplex>();
  const endWith = (refusal: ProtocolError, response: ServerResponse) => {
    refused.add(response.req.socket);
    const { requestId, body, headers } = completeResponse(refusal);
    tell({ requestId, status: refusal.status });
    response.writeHead(refusal.status, headers).end(body);
  };

  const server = createServer(limits, (request, response) => {
    if (refused.has(request.socket)) return;
    asked += 1;
    if (closing) endConnectionAfter(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (!METHODS.has(request.method ?? '')) return endWith(protocolErrors.method, response);
    void (request.httpVersion === '1.0' ? answerOld : answer)(request, response);
  });
  server.on('connection', (socket: Socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
  });

  const refuse = (socket: Duplex, refusal: ProtocolError) => {
    const requestId = refuseSocket(socket, refusal);
    if (requestId !== undefined) tell({ requestId, status: refusal.status });
  };
  // What Node answers by itself carries none of the headers that every answer has.
  server.on('clientError', async (error: Error, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const here = [...underWay].filter(({ req }) => req.socket === socket);
    // The error is in the body of the last request, or behind it: those before it get their answers first.
    const broken = here.find(({ req }) => !req.complete);
    const before = here.filter((response) => response !== broken);
    await Promise.all(before.map((response) => new Promise((resolve) => response.once('close', resolve))));
    if (broken?.headersSent) socket.destroy();
    else refuse(socket, protocolErrorOf(error));
  });
  server.on('connect', (_: IncomingMessage, socket: Duplex) => refuse(socket, protocolErrors.method));
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) =>
    endWith(protocolErrors.expectation, response),
  );

  const sayFarewell = async () => {
    closing = true;
    for (const response of underWay) endConnectionAfter(response);
    const start = Date.now();
    for (let quiet = 0, seen = asked; connections > 0; ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      quiet = seen === asked ? quiet + 1 : 0;
      seen = asked;
      const passed = Date.now() - start;
      if (passed > LONGEST_FAREWELL || (passed > FAREWELL && quiet >= QUIET_LOOKS)) return;
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
          await sayFarewell();
          await new Promise<void>((closed) => {
            server.close(() => closed());
            server.closeIdleConnections();
          });
        },
      });
    });
  });
};
