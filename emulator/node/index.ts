export { dataHtml, developerPage, STYLESHEET, timeHtml } from '../console/developer-page';
export { escapeHtml } from '../oauth/pages';
export { argonPasswords } from './argon2-passwords';
export { createIdentityServer, openIdentitySocket } from './identity-server';
export { loopbackHosts, openPort, StartError } from './listen';
export { printAccounts } from './print-accounts';
export { createSqliteDb } from './sqlite-db';
