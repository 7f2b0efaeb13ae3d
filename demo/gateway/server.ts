import { createServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

interface ListenOptions {
  fetch: (request: Request) => Promise<Response>;
  host: string;
  port: number;
}

export interface RunningServer {
  /** The port in use, also when 0 was asked for. */
  port: number;
  /** Takes no new connections, lets requests under way finish, and ends idle connections. */
  close(): Promise<void>;
}

/** Serves a fetch function over HTTP with limits against slow and oversized senders. Rejects when the port is taken. */
export const listen = ({ fetch, host, port }: ListenOptions): Promise<RunningServer> => {
  const server = createAdaptorServer({
    fetch,
    // The adaptor's own Request and Response answer about half as many requests again as Node's.
    overrideGlobalObjects: true,
    createServer,
    serverOptions: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 14_000,
      // Node checks its time limits only every 30 seconds by default.
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 5000,
    },
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeIdleConnections' in server) server.closeIdleConnections();
          }),
      });
    });
  });
};
