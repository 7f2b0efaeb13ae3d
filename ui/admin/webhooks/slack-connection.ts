import type { Environment } from '@gatehouse/sdk';
import { slackAddress } from '@gatehouse/sdk/connectivity';

type Browser = Pick<Environment, 'page' | 'redirect' | 'replacePage' | 'tab' | 'crypto'>;

const KEY = 'gatehouse.slack';
const RESPONSE_PARAMETERS = ['code', 'state', 'error'];

/** Redirects to Slack, which returns to this page with a code and the state stored in this tab. */
export const connectSlack = (browser: Browser, clientId: string, authorizePage: string | undefined): void => {
  const page = browser.page();
  const bytes = browser.crypto?.getRandomValues(new Uint8Array(16));
  if (!page || !bytes) return;
  const state = `slack.${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  browser.tab.setItem(KEY, state);
  const redirectUri = page.origin + page.pathname;
  browser.redirect(new URL(slackAddress({ clientId, redirectUri, state }, authorizePage)));
};

/** Parameters of the return from Slack. */
export type SlackResponse = { code: string } | { problem: 'denied' | 'foreign' };

/**
 * Reads the parameters of the return from Slack once, and removes them from the URL. Undefined without such a return.
 */
export const takeSlackResponse = (browser: Browser): SlackResponse | undefined => {
  const page = browser.page();
  const state = page?.searchParams.get('state');
  if (!page || !state?.startsWith('slack.')) return undefined;
  const code = page.searchParams.get('code');
  const expected = browser.tab.getItem(KEY);
  browser.tab.removeItem(KEY);
  const clean = new URL(page);
  for (const name of RESPONSE_PARAMETERS) clean.searchParams.delete(name);
  browser.replacePage(clean);
  // A code that was not requested in this tab could connect an attacker's workspace.
  if (state !== expected) return { problem: 'foreign' };
  return code ? { code } : { problem: 'denied' };
};
