import { createReachableHosts, hostOf, isLoopbackHost } from '../rules/policies/reachable-hosts';
import { isPrivateHost } from './private-hosts';
import { isSink } from './sink';

/** Pages and actions of developers, also with an encoded first letter: a delivery could reset the provider. */
const CONSOLE = /^\/+(?:_|%5f)emulator/i;

interface Targets {
  /** Whether deliveries are posted; otherwise, the sink receives all of them. */
  isPosting: boolean;
  /** Hosts that may be called besides this machine. */
  hosts: readonly string[];
  /** How a start names another host, up to the host itself. */
  setting: string;
}

/** Creates a check that returns why webhooks may not call a URL; undefined when they may. */
export const createTargetCheck = ({ isPosting, hosts, setting }: Targets): ((url: URL) => string | undefined) => {
  const isReachable = createReachableHosts(hosts);
  return (url) => {
    const host = hostOf(url);
    if (isLoopbackHost(host) && CONSOLE.test(url.pathname))
      return 'Webhooks do not call the console. Use another path.';
    if (isSink(url) || isReachable(host)) return undefined;
    if (isPosting) return `The local provider only calls this machine. Start it with ${setting}${host}.`;
    return isPrivateHost(host) ? 'Addresses of private networks are not called. Use a public one.' : undefined;
  };
};
