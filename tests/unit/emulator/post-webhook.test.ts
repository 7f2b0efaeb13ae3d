import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { postWebhook } from '../../../emulator/node/outgoing-requests';
import { freePort } from '../../support/free-port';

test.each(['localhost', 'app.localhost', '127.0.0.1'])(
  'a webhook at http://%s is posted, without redirects',
  async (host) => {
    const port = await freePort();
    const received: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        received.push(`${request.method} ${request.url} ${body}`);
        response.writeHead(302, { location: '/elsewhere' }).end('moved');
      });
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    const request = { url: `http://${host}:${port}/hook`, headers: {}, body: '{}' };
    expect(await postWebhook(request, new AbortController().signal)).toEqual({ status: 302, body: 'moved' });
    expect(received).toEqual(['POST /hook {}']);
    server.close();
  },
);
