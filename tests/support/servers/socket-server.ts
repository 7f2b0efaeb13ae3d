import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  method: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Time in milliseconds of this process. */
  at: number;
  /** Set once the connection closes before the response has ended. */
  broken: Promise<void>;
}

export type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** A JSON response with a status and headers. */
export const respondWith =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Handler =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** Destroys the connection without a response. */
export const reset: Handler = (response) => void response.socket?.resetAndDestroy();

/** Never responds. */
export const silence: Handler = () => {};

/** A server on a loopback port that responds to each path from its own list, repeating the last entry. */
export const startSocketServer = async () => {
  const scripts = new Map<string, { handlers: readonly Handler[]; calls: Received[] }>();
  const server = createServer(async (request, response) => {
    const script = scripts.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!script) return respondWith(404)(response, request);
    const broken = new Promise<void>((resolve) => {
      response.once('close', () => {
        if (!response.writableFinished) resolve();
      });
    });
    const index = script.calls.length;
    const call: Received = {
      method: request.method ?? '',
      headers: request.headers,
      body: '',
      at: performance.now(),
      broken,
    };
    script.calls.push(call);
    for await (const chunk of request) call.body += chunk;
    script.handlers[Math.min(index, script.handlers.length - 1)]?.(response, request);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Sets the responses of a path; returns its calls. */
    script: (path: string, ...handlers: Handler[]): readonly Received[] => {
      const calls: Received[] = [];
      scripts.set(`/frontegg${path}`, { handlers, calls });
      return calls;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
