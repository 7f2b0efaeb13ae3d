/** What `@gatehouse/ui` is in server components: the gates decide on the server, the rest is the client's. */

export * from './index';
export { RequireSession, Show, SignedIn, SignedOut } from './server/gates';
