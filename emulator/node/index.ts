export { dataHtml, developerPage, ownPlaces, type Place, timeHtml } from '../console/developer-page';
export { escapeHtml } from '../oauth/pages';
export { accountLines } from './announce';
export { argonPasswords } from './argon2-passwords';
export { createIdentityServer, openIdentitySocket } from './identity-server';
export { loopbackHosts, openPort, StartError } from './listen';
export { postWebhook } from './post-webhook';
export { createSqliteDb } from './sqlite-db';
export { type StartedEmulator, type StartOptions, startEmulator } from './start-emulator';
