import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { record, string } from 'zod/mini';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const INDEX = '/index.html';
/** Written by a build beside its index: the `Link` header of each page, by path. A dot file, which is not served. */
const LINKS = '.links.json';
const Links = record(string(), string());
/** A build puts a content hash into these names, so they never change. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

export interface StaticFiles {
  /** Returns the response for a raw URL path, or undefined when there is no such file. */
  file(path: string, headers: Headers): Response | undefined;
  /** The page of all routes, with the preloads that the build lists for the path or for one above it. */
  index(headers: Headers, path: string): Response | undefined;
}

interface Served {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  etag: string;
}

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Takes a second for the files of a page: the first response does not wait for it. */
const compressBest = promisify(brotliCompress);

const encoders = {
  br: (body: Uint8Array) => brotliCompressSync(body, brotli(6)),
  gzip: (body: Uint8Array) => gzipSync(body),
} as const;
type Encoding = keyof typeof encoders;

/** Bytes below which compression saves no packet. */
const MIN_COMPRESSED = 1024;
const isText = (type: string): boolean => /^text\/|json|svg/.test(type);

/** Returns the best encoding that the sender accepts. */
const encodingOf = (headers: Headers): Encoding | undefined => {
  const accepted = parseAccept(headers.get('accept-encoding')?.toLowerCase() ?? '');
  return (['br', 'gzip'] as const).find((name) => accepted.some(({ type, q }) => type === name && q > 0));
};

/** Returns every servable file by its exact URL path. Links, dot files and unknown types are excluded. */
const listFiles = (folder: string, prefix = ''): Map<string, string> => {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const path = `${prefix}/${entry.name}`;
    const file = join(folder, entry.name);
    if (entry.isDirectory()) for (const [inner, innerFile] of listFiles(file, path)) files.set(inner, innerFile);
    else if (entry.isFile() && extname(entry.name) in TYPES) files.set(path, file);
  }
  return files;
};

/** Returns a path and the paths above it, without the root: `/a/b`, `/a`. The root has only itself. */
const pathsAbove = (path: string): string[] => {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.length === 0 ? ['/'] : parts.map((_, at) => `/${parts.slice(0, parts.length - at).join('/')}`);
};

const load = (path: string, file: string, encoding: Encoding | undefined): Served => {
  const plain = new Uint8Array(readFileSync(file));
  const type = TYPES[extname(file)] ?? '';
  const isCompressible = isText(type) && plain.length >= MIN_COMPRESSED;
  const applied = isCompressible ? encoding : undefined;
  const html = type.startsWith('text/html');
  const cacheControl = HASHED.test(path) ? 'public, max-age=31536000, immutable' : html ? 'no-store' : 'no-cache';
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  // Another encoding is another representation, with an ETag of its own.
  const etag = `"${hash}${applied ? `-${applied}` : ''}"`;
  return {
    body: applied ? new Uint8Array(encoders[applied](plain)) : plain,
    etag,
    headers: {
      'content-type': type,
      'cache-control': cacheControl,
      etag,
      ...(isCompressible && { vary: 'accept-encoding' }),
      ...(applied && { 'content-encoding': applied }),
    },
  };
};

/**
 * Serves the files of a built folder. Only paths found when the folder was read exist, so path traversal is impossible;
 * the folder is read again when its index has changed. Texts are compressed at their first request. sirv follows links
 * out of the folder and serves sources and source maps; Hono's `serveStatic` serves dot files and sends no ETag.
 */
export const createStaticFiles = (folder: string): StaticFiles => {
  let files = new Map<string, string>();
  let loaded = new Map<string, Served>();
  let links: Readonly<Record<string, string>> = {};
  let version = '';

  const refresh = () => {
    const stats = statSync(join(folder, INDEX), { throwIfNoEntry: false });
    const now = stats ? `${stats.mtimeMs} ${stats.ino}` : '';
    if (now === version) return;
    files = stats ? listFiles(folder) : new Map();
    loaded = new Map();
    const listed = join(folder, LINKS);
    links = existsSync(listed) ? Links.parse(JSON.parse(readFileSync(listed, 'utf8'))) : {};
    // Last, so that a failed read is retried.
    version = now;
  };

  /** Replaces a body by a smaller one, 8 % for scripts. */
  const improve = async (key: string, served: Served, file: string): Promise<void> => {
    const body = await compressBest(readFileSync(file), brotli(constants.BROTLI_MAX_QUALITY));
    if (loaded.get(key) === served) loaded.set(key, { ...served, body: new Uint8Array(body) });
  };

  const file = (path: string, headers: Headers): Response | undefined => {
    refresh();
    const file = files.get(path);
    if (file === undefined) return undefined;
    const encoding = encodingOf(headers);
    const key = `${encoding} ${path}`;
    const served = loaded.get(key) ?? load(path, file, encoding);
    if (!loaded.has(key)) {
      loaded.set(key, served);
      if (served.headers['content-encoding'] === 'br') {
        improve(key, served, file).catch(() => {
          // The first body stays.
        });
      }
    }
    if (headers.get('if-none-match') === served.etag)
      return new Response(null, { status: 304, headers: served.headers });
    return new Response(served.body, { headers: served.headers });
  };

  const index = (headers: Headers, path: string): Response | undefined => {
    const response = file(INDEX, headers);
    const link = pathsAbove(path).flatMap((above) => links[above] ?? [])[0];
    if (link !== undefined) response?.headers.set('link', link);
    return response;
  };

  return { file, index };
};
