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

/** Returns the address at which an administrator connects Slack. `page` defaults to Slack's own. */
export const slackAddress = ({ clientId, redirectUri, state }: SlackRequest, page = SLACK_AUTHORIZE): string => {
  const url = new URL(page);
  const query = { client_id: clientId, scope, redirect_uri: redirectUri, state };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
