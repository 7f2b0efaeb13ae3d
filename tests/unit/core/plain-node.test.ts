import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = new URL('../../../', import.meta.url);

/** Runs a module in a Node process of its own, with the sources of the packages. */
const inNode = async (source: string) => {
  const { stdout, stderr } = await run(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', source],
    { cwd: root },
  );
  return { stdout: stdout.trim(), stderr };
};

const TIME = 60_000;

const guardStorage = `
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, { configurable: true, get() { console.log('touched ' + name); } });
  }
`;

describe('plain Node', () => {
  it(
    'can import the SDK, create an identity and exit, without storage, page or open handles',
    async () => {
      const { stdout, stderr } = await inNode(`
        ${guardStorage.replace(", 'indexedDB'", '')}
        const { createIdentity } = await import('@gatehouse/sdk');
        await import('@gatehouse/sdk/contracts');
        const { createQueryClient } = await import('@gatehouse/sdk/query');
        const identity = createIdentity({ baseUrl: 'https://id.example.com', clientId: 'portal' });
        createQueryClient(identity).stop();
        console.log(identity.session.get().status, identity.safeRedirect('/x'), identity.gate({ role: 'a' }).allowed);
      `);
      expect(stdout).toMatch(/^loading undefined false/);
      expect(stdout).not.toContain('touched');
      expect(stderr).toBe('');
    },
    TIME,
  );

  it(
    'works after a page froze the built-in objects',
    async () => {
      const { stdout, stderr } = await inNode(`
        for (const intrinsic of [Object, Array, Function, Error, TypeError, Map, Set, Promise, String, Number, RegExp, Date, Symbol, URL, Headers]) {
          Object.freeze(intrinsic);
          Object.freeze(intrinsic.prototype);
        }
        const { createIdentity, IdentityError, ApiError, decodeToken, toIdentityError } = await import('@gatehouse/sdk');
        const { contracts } = await import('@gatehouse/sdk/contracts');
        const body = { id: 'a', email: 'a@b.test', tenantId: 't' };
        const answers = [new Response('{"errors":["no"]}', { status: 404 }), new Response(JSON.stringify(body))];
        const identity = createIdentity({
          baseUrl: 'https://id.example.com', clientId: 'portal', logLevel: 'silent', fetch: async () => answers.shift(),
        });
        const { getMe } = identity.call(contracts.profile);
        const first = await getMe().catch((error) => error);
        console.log(first instanceof ApiError, first.name, first.errorCode !== '', first.message);
        console.log((await getMe()).email);
        try { decodeToken('x'); } catch (error) { console.log(error instanceof IdentityError, error.name, error.message); }
        identity.dispose();
      `);
      expect(stderr).toBe('');
      expect(stdout.split('\n')).toEqual([
        'true ApiError true no',
        'a@b.test',
        'true IdentityError Invalid token specified',
      ]);
    },
    TIME,
  );
});
