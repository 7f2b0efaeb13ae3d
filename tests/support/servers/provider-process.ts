/** The local provider behind a socket, in its own process; ends with its parent process. */
import { createEmulator } from '../../../emulator/emulator';
import { createIdentityServer, openIdentitySocket } from '../../../emulator/node/identity-server';
import { loopbackHosts, openPort } from '../../../emulator/node/listen';
import { createStaticFiles } from '../../../emulator/node/static-files';
import type { Settings } from '../../../emulator/provider';
import type { SeedName } from '../../../emulator/seed/seeds';

/** Options of the process, as JSON. */
export interface ProviderOrder {
  port: number;
  /** Origin of the application that is allowed to call it. */
  origin: string;
  settings: Partial<Settings>;
  seed: SeedName;
  /** Folder of the built sign-in pages. Default: a page that says that they are not built. */
  pages?: string;
  /** Scripts that these load. */
  pageScripts?: readonly string[];
}

/** Hashing costs half a second per user and is tested elsewhere. */
const plainPasswords = {
  hash: async (password: string) => `plain:${password}`,
  verify: async (hash: string, password: string) => hash === `plain:${password}`,
};

const { port, origin, settings, seed, pages, pageScripts } = JSON.parse(process.argv[2] ?? '') as ProviderOrder;
const emulator = createEmulator({
  ...settings,
  seed,
  baseUrl: `http://localhost:${port}`,
  passwords: plainPasswords,
  clients: [
    {
      id: 'portal',
      audience: 'portal-gateway',
      redirectUris: [`${origin}/oauth/callback`],
      origins: [origin],
      postLogoutRedirectUris: [`${origin}/`],
    },
  ],
});
await emulator.ready;
const noFiles = { file: () => undefined, index: () => undefined };
const files = pages === undefined ? noFiles : createStaticFiles(pages);
const response = createIdentityServer({ emulator, files, ...(pageScripts && { pageScripts }) });
await openPort(port, loopbackHosts, (host) => openIdentitySocket(response, host, port));
process.on('disconnect', () => process.exit());
// The parent process may have ended before this listener was added.
if (!process.connected) process.exit();
process.send?.('ready');
