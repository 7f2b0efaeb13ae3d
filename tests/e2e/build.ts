import { portsOf } from './ports';
import { startServer } from './server';

/** Builds what is stale, once and before the workers start servers of their own. */
export default async function build(): Promise<void> {
  const server = await startServer(portsOf('build', 0));
  await server.stop();
}
