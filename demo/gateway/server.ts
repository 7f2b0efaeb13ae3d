import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { answerHeaders } from './headers';

interface ListenOptions {
  fetch: (request: Request) => Promise<Response>;
  host: string;
  port: number;
}

export interface RunningServer {
  /** The port in use, also when 0 was asked for. */
  port: number;
  /**
   * Lets requests under way finish and ends every connection with the answer to its next request, until none come any
   * more; then takes no new connections and ends those that stay idle. Nobody who was let in is cut off.
   */
  close(): Promise<void>;
}

/** Milliseconds in which busy connections come to their end by themselves when the server closes: at least, at most. */
const FAREWELL = 1000;
const LONGEST_FAREWELL = 5000;
/**
 * After so many looks without a request nobody is about to send one on a connection that is still open. Looks are
 * counted, not time: a process that stood still has not read yet what arrived meanwhile.
 */
const QUIET_LOOKS = 15;
const LOOK_EVERY = 20;

/** An answer to what cannot be made a request, such as one with a Host that is none: it never reaches the gateway. */
const refusalOf = (error: unknown): Response => {
  const [status, body] =
    error instanceof RequestError
      ? [400, { error: 'INVALID_REQUEST', msg: 'This request cannot be read.' }]
      : [500, { error: 'UNEXPECTED', msg: 'Something went wrong on our side. Try again in a moment.' }];
  return Response.json(body, { status, headers: answerHeaders() });
};

/** Serves a fetch function over HTTP with limits against slow and oversized senders. Rejects when the port is taken. */
export const listen = ({ fetch, host, port }: ListenOptions): Promise<RunningServer> => {
  // The adaptor's own Request and Response answer about half as many requests again as Node's.
  const answer = getRequestListener(fetch, { errorHandler: refusalOf, overrideGlobalObjects: true });
  const limits = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 14_000,
    // Node checks its time limits only every 30 seconds by default.
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 5000,
  };
  const server = createServer(limits, answer);

  let closing = false;
  let connections = 0;
  let asked = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
  });
  const underWay = new Set<ServerResponse>();
  const endConnectionAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    asked += 1;
    if (closing) return endConnectionAfter(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    return undefined;
  });

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
