import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { BundledPage } from '../support/bundled-page';
import { findExecutable, places } from './find-executable';

/** A key and a certificate for browsers that ignore certificate errors. */
const certificate = (): string => {
  const order =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout - -out - -days 2 -subj /CN=stand-in';
  const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'ignore'];
  return execFileSync(findExecutable(places.openssl), order.split(' '), { stdio, encoding: 'utf8' });
};

/** The requested URL: a proxy receives all of it, a server only the path. */
const addressOf = ({ url = '/', headers, socket }: IncomingMessage): URL =>
  new URL(url.startsWith('/') ? `${'encrypted' in socket ? 'https' : 'http'}://${headers.host}${url}` : url);

/**
 * A proxy on this machine that replaces every host, https included, and records the requested hosts. One origin serves
 * the page that was set last, all others a line of text.
 */
export const startStandIn = async () => {
  const requests: URL[] = [];
  let visible: { base: string; page: BundledPage } | undefined;

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const address = addressOf(request);
    requests.push(address);
    const send = (type: string, text: string) => {
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
      response.end(text);
    };
    if (address.origin !== visible?.base)
      return send('text/html', '<!doctype html><link rel="icon" href="data:,">another host');
    const script = visible.page.scripts.get(address.pathname);
    return script === undefined ? send('text/html', visible.page.html) : send('text/javascript', script);
  };

  const pem = certificate();
  const secure = createSecureServer({ key: pem, cert: pem }, respond);
  const proxy = createServer(respond);
  proxy.on('connect', ({ url = '' }: IncomingMessage, socket) => {
    // A tunnel counts by itself: reaching a host is a request to it.
    requests.push(new URL(`https://${url}`));
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    secure.emit('connection', socket);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));

  return {
    port: (proxy.address() as AddressInfo).port,
    requests,
    /** Serves this page on an origin from now on. */
    show: (base: string, page: BundledPage): void => {
      visible = { base, page };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        secure.closeAllConnections();
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
};
