import { startServer } from './server';

/** Builds what is stale, once and before the workers start servers of their own. */
export default async function build(): Promise<void> {
  const port = Number(process.env.E2E_PORT ?? 4370) - 10;
  const server = await startServer({ portalPort: port, identityPort: port + 100 });
  await server.stop();
}
