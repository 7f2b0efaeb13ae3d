import { readdir, readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const users = Array.from({ length: 10 }, (_, index) => ({
  id: `user_${index + 1}`,
  email: `user${index + 1}@acme.test`,
  emailVerified: true,
  firstName: 'User',
  lastName: String(index + 1),
  createdAt: '2026-11-01T09:00:00.000Z',
  lastActivityAt: '2026-11-20T09:00:00.000Z',
  status: 'Active',
  actions: [],
  roles: [{ name: 'Member', slug: 'member', default: true }],
}));

/** Settings of the peer's project: nothing but email and password. */
const project = {
  project_name: 'Acme',
  disable_sdk_watermark: true,
  captcha_settings: { enabled: false },
  cname_domain: null,
  email_domains: ['acme.test'],
  pkce_required_for_email_magic_links: false,
  pkce_required_for_password_resets: false,
  pkce_required_for_oauth: false,
  pkce_required_for_sso: false,
  slug_pattern: null,
  create_organization_enabled: false,
  password_config: { luds_complexity: 3, luds_minimum_count: 8 },
  siwe_required_for_crypto_wallets: false,
  vertical: null,
};

/** Responses that a peer's screen needs until it can be used, by the end of the path. */
const responses: Readonly<Record<string, unknown>> = {
  members: { data: users, list_metadata: { before: null, after: null } },
  roles: [{ name: 'Member', slug: 'member', default: true }],
  'roles-and-config': { roles: [{ name: 'Member', slug: 'member', default: true }], multipleRolesEnabled: false },
  settings: { object: 'settings', authkitOrigin: 'http://localhost' },
};

/** Stands in for the peers' services, which nothing outside of this machine can reach. */
export const peerApi: RequestListener = ({ url = '/', method, headers }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const allowed = {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-max-age': '600',
  };
  if (method === 'OPTIONS') return void response.writeHead(204, allowed).end();
  const body = pathname.includes('/bootstrap/')
    ? { data: project }
    : (responses[pathname.split('/').at(-1) ?? ''] ?? { data: {} });
  response.writeHead(200, { ...allowed, 'content-type': 'application/json' }).end(JSON.stringify(body));
};

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
