import { portsOf } from './ports';
import { startServer } from './server';

/** Builds stale output once, before the workers start their servers. */
export default async function build(): Promise<void> {
  const server = await startServer(portsOf('build', 0));
  await server.stop();
}
