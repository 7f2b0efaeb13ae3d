import { createControls } from '../../e2e/controls';
import { type Server, startServer } from '../../e2e/server';
import { freePort } from '../../support/free-port';
import { startOpenId } from '../../support/servers/open-id-process';
import { startSaml } from '../../support/servers/saml-process';

type IdentityProvider<T> = () => Promise<T>;

/** What flows need besides a browser: the demo, its local provider, and third-party identity providers. */
export interface Fixture {
  server: Server;
  controls: ReturnType<typeof createControls>;
  /** Starts on first use. */
  openId: IdentityProvider<Awaited<ReturnType<typeof startOpenId>>>;
  /** Starts on first use. */
  saml: IdentityProvider<Awaited<ReturnType<typeof startSaml>>>;
  stop: () => Promise<void>;
}

/** Starts the demo as `npm start` does, on ports and in a folder of its own. */
export const startFixture = async (): Promise<Fixture> => {
  const server = await startServer({ portalPort: await freePort(), identityPort: await freePort() });
  // The server has a process group of its own: it would keep running after an interrupted run.
  const kill = () => void server.kill();
  process.once('exit', kill);
  const ends: (() => Promise<void>)[] = [server.stop];
  const once = <T extends { stop: () => Promise<void> }>(start: () => Promise<T>): IdentityProvider<T> => {
    let started: Promise<T> | undefined;
    return () => {
      started ??= start().then((provider) => {
        ends.push(provider.stop);
        return provider;
      });
      return started;
    };
  };
  return {
    server,
    controls: createControls(server),
    openId: once(() => startOpenId(server.provider)),
    saml: once(() => startSaml(server.provider)),
    stop: async () => {
      process.off('exit', kill);
      await Promise.all(ends.map((end) => end()));
    },
  };
};
