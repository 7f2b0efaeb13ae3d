import { readdir, readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves one built page as a content delivery network would: compressed, its files by immutable names. */
export const built = async (folder: string): Promise<RequestListener> => {
  const files = new Map<string, { body: Buffer; type: string; isText: boolean }>();
  for (const path of await readdir(folder, { recursive: true })) {
    const type = types[extname(path)];
    const isText = type !== undefined;
    const content = extname(path) === '' ? undefined : await readFile(join(folder, path));
    if (!content) continue;
    files.set(`/${path}`, {
      body: isText ? gzipSync(content) : content,
      type: type ?? 'application/octet-stream',
      isText,
    });
  }
  return ({ url = '/' }, response) => {
    const file = files.get(new URL(url, 'http://localhost').pathname) ?? files.get('/index.html');
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': file.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(file.isText && { 'content-encoding': 'gzip' }),
    });
    response.end(file.body);
  };
};

export const listen = (port: number, handler: RequestListener): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(handler).listen(port, '127.0.0.1', () => resolve(server));
  });
