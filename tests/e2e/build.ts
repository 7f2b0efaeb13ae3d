import { startServer } from './server';

/** Builds what is stale, once and before the workers start servers of their own. */
export default async function build(): Promise<void> {
  const server = await startServer({ portalPort: 4360, identityPort: 4460 });
  await server.stop();
}
