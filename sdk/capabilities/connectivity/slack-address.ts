/** Slack's page that asks whether an application may post. */
export const SLACK_AUTHORIZE = 'https://slack.com/oauth/v2/authorize';

const scope = 'channels:read,channels:join,chat:write';

interface SlackRequest {
  clientId: string;
  /** Where Slack sends the browser back; registered with the vendor's Slack application. */
  redirectUri: string;
  /** Unguessable, and compared when the browser comes back. */
  state: string;
}

/** An address that may be opened: encrypted, or on this machine. */
const isSafe = (page: string): boolean => {
  if (!URL.canParse(page)) return false;
  const { protocol, hostname } = new URL(page);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
};

/** Returns the address at which an administrator connects Slack. `page` defaults to Slack's own, also where it is not safe. */
export const slackAddress = ({ clientId, redirectUri, state }: SlackRequest, page = SLACK_AUTHORIZE): string => {
  const url = new URL(isSafe(page) ? page : SLACK_AUTHORIZE);
  const query = { client_id: clientId, scope, redirect_uri: redirectUri, state };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
