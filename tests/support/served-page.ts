import { createServer } from 'node:http';
import { bundlePage, type PageOptions } from './bundled-page';

export interface ServedPageOptions extends PageOptions {
  port: number;
  /** Headers of every response. */
  headers?: Record<string, string>;
}

/**
 * Serves a bundled page on a loopback port under two host names (`localhost`, `127.0.0.1`): its scripts at their paths,
 * the page itself at all others.
 */
export const servePage = async ({ port, headers = {}, ...page }: ServedPageOptions) => {
  const { html, scripts } = await bundlePage(page);
  const server = createServer((request, response) => {
    const text = scripts.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    const type = text === undefined ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...headers });
    response.end(text ?? html);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
