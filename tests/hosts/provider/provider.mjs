// The local identity provider of the packed @gatehouse/emulator, for one application: node provider.mjs <port> <origin>
import { createEmulator } from '@gatehouse/emulator';
import { createIdentityServer, openIdentitySocket } from '@gatehouse/emulator/node';

const [port, origin] = process.argv.slice(2);
const emulator = createEmulator({
  baseUrl: `http://localhost:${port}`,
  clients: [
    {
      id: 'host',
      name: 'Host',
      redirectUris: [`${origin}/oauth/callback`],
      origins: [origin],
      postLogoutRedirectUris: [`${origin}/`],
    },
  ],
});
const files = { file: () => undefined, index: () => undefined };
await openIdentitySocket(createIdentityServer({ emulator, files }), 'localhost', Number(port));
console.log('ready');
