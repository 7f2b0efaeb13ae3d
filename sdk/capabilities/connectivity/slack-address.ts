/** Slack's authorization endpoint. */
export const SLACK_AUTHORIZE = 'https://slack.com/oauth/v2/authorize';

const scope = 'channels:read,channels:join,chat:write';

interface SlackRequest {
  clientId: string;
  /** Registered with the vendor's Slack application. */
  redirectUri: string;
  /** Unguessable; compared with the `state` of the callback. */
  state: string;
}

/** Returns whether a URL may be opened: HTTPS, or on this machine. */
const isSafe = (page: string): boolean => {
  if (!URL.canParse(page)) return false;
  const { protocol, hostname } = new URL(page);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
};

/**
 * Returns the authorization URL that connects Slack. Default for `page`: Slack's own, which also replaces an unsafe
 * URL.
 */
export const slackAddress = ({ clientId, redirectUri, state }: SlackRequest, page = SLACK_AUTHORIZE): string => {
  const url = new URL(isSafe(page) ? page : SLACK_AUTHORIZE);
  const query = { client_id: clientId, scope, redirect_uri: redirectUri, state };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
