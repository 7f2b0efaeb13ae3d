import { ipRange } from '@gatehouse/sdk/restrictions';
import { type Sender, sendMessage } from '../rules/mail/outbox';
import { createReachableHosts, hostOf, isLoopbackHost } from '../rules/policies/reachable-hosts';
import type { WebhookRequest, WebhookResponse } from './post';

/** Networks outside of the public internet (IANA special-purpose registries), and those that lead into them. */
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
].flatMap((network) => ipRange(network) ?? []);

const isPrivateAddress = (address: string): boolean => {
  const range = ipRange(address);
  return (
    range !== undefined &&
    networks.some(({ bits, first, last }) => bits === range.bits && first <= range.first && range.last <= last)
  );
};

/** Returns whether a URL's host is private by its name alone: an address, this machine, a name without a dot. */
export const isPrivateHost = (hostname: string): boolean => {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (ipRange(host)) return isPrivateAddress(host);
  return !host.includes('.') || /\.(localhost|local|internal|home\.arpa)$/.test(host);
};

/** Reserved names (RFC 6761): deliveries to them stay here. */
export const isSink = ({ hostname }: URL): boolean => /(^|\.)test$/.test(hostname);

const never = new Promise<never>(() => {});

/**
 * Receives deliveries to any host under `.test`, for the outbox page. `/status/500` responds with that status, `/slow`
 * does not respond.
 */
export const receive = async (sender: Sender, { url, headers, body }: WebhookRequest): Promise<WebhookResponse> => {
  const { pathname } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  sendMessage(sender, { channel: 'webhook', to: url, subject: 'POST', text: [...lines, '', body].join('\n') });
  if (pathname.startsWith('/slow')) return never;
  const status = Number(/^\/status\/([1-5]\d\d)$/.exec(pathname)?.[1] ?? 200);
  return { status, body: status < 300 ? '{"received":true}' : 'The local sink was told to refuse this.' };
};

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
