import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  method: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Milliseconds of this process. */
  at: number;
  /** Kept once the connection of this request is closed without an answer having ended. */
  broken: Promise<void>;
}

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** An answer with a status, headers and a JSON body. */
export const answerWith =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** Ends the connection as if the cable had been pulled. */
export const reset: Answer = (response) => void response.socket?.resetAndDestroy();

/** Never answers. */
export const silence: Answer = () => {};

/** A server on a loopback port that answers each path from its own list, the last entry again and again. */
export const startSocketServer = async () => {
  const scripts = new Map<string, { answers: readonly Answer[]; calls: Received[] }>();
  const server = createServer(async (request, response) => {
    const script = scripts.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!script) return answerWith(404)(response, request);
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
    script.answers[Math.min(index, script.answers.length - 1)]?.(response, request);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Sets what a path answers; gives the calls that come in. */
    script: (path: string, ...answers: Answer[]): readonly Received[] => {
      const calls: Received[] = [];
      scripts.set(`/frontegg${path}`, { answers, calls });
      return calls;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
