import { isLoopbackHost } from '../rules/policies/reachable-hosts';
import { escapeHtml } from './pages';

/** A host with other characters, such as `;`, would add directives to the policy. */
const HOST = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])$/;

/** Returns whether a text is the URL of a script that the provider's pages may load: https, or http on this machine. */
export const isPageScript = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '' || !HOST.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
};

export const foreignHosts = (scripts: readonly string[]): readonly string[] => [
  ...new Set(scripts.map((script) => new URL(script).hostname).filter((host) => !isLoopbackHost(host))),
];

/** Returns a policy that also allows these scripts, and calls to where they come from. */
export const policyWithScripts = (policy: string, scripts: readonly string[]): string => {
  const origins = [...new Set(scripts.map((script) => new URL(script).origin))].map((origin) => ` ${origin}`).join('');
  return policy.replace(/\b(?:script|connect)-src 'self'/g, (directive) => directive + origins);
};

/** Renders these scripts, which run after those of the page, so that a slow one delays no sign-in. */
export const scriptTags = (scripts: readonly string[]): string =>
  scripts.map((script) => `<script src="${escapeHtml(new URL(script).href)}" defer></script>`).join('');
