import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { readFromNode } from '../../../emulator/node/outgoing-requests';
import { type ReadAddress, readWithFetch } from '../../../emulator/sso/read-address';

const open: Server[] = [];
const serve = async (response: RequestListener) => {
  const server = createServer(response);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/metadata`);
};
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const readers: [string, ReadAddress][] = [
  ['from Node', readFromNode],
  ['with fetch', readWithFetch],
];

describe.each(readers)('a document fetched %s', (_name, read) => {
  test('is returned', async () => {
    const url = await serve((_, response) => response.end('<xml>ü</xml>'));
    expect(await read(url)).toBe('<xml>ü</xml>');
  });

  test.each([
    ['UTF-8 with a byte order mark', '\ufeff<xml>ü</xml>', 'utf8'],
    ['UTF-16 with a byte order mark', '\ufeff<xml>ü</xml>', 'utf16le'],
    ['Latin-1', '<?xml version="1.0" encoding="iso-8859-1"?><xml>ü</xml>', 'latin1'],
  ] as const)('is decoded from %s', async (_encoding, text, encoding) => {
    const url = await serve((_, response) => response.end(Buffer.from(text, encoding)));
    expect(await read(url)).toBe(text.replace('\ufeff', ''));
  });

  test('is not followed by redirect', async () => {
    const requested: (string | undefined)[] = [];
    const url = await serve(({ url: path }, response) => {
      requested.push(path);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    await expect(read(url)).rejects.toMatchObject({ status: 400, errorCode: 'metadata-address' });
    expect(requested).toEqual(['/metadata']);
  });

  test.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end('secret of the other side')],
    ['breaks off', (_, response) => response.destroy()],
    [
      'never ends',
      (_, response) => {
        const more = () => response.write('x'.repeat(64_000), () => !response.destroyed && setImmediate(more));
        more();
      },
    ],
  ])('is refused when it %s, with its own message', async (_what, response) => {
    const url = await serve(response);
    const error = await read(url).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 400, errorCode: 'metadata-address' });
    expect(String(error)).not.toContain('secret');
  });
});
