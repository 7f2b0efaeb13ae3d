import type { Emulator } from '../emulator';
import { escapeHtml, htmlPage, messagePage, wayOn } from '../oauth/pages';
import { randomText } from '../random';
import { SLACK_CODE_LIFETIME } from '../webhooks/channels';

/** Renders the consent page of the mock Slack, which redirects back with a code. */
export const slackAuthorizePage = ({ db, clock, clients }: Emulator, search: URLSearchParams): Response => {
  const redirect = search.get('redirect_uri') ?? '';
  const state = search.get('state') ?? '';
  const target = URL.canParse(redirect) ? new URL(redirect) : undefined;
  const isRegistered = clients.some(({ origins }) => target !== undefined && origins.includes(target.origin));
  if (!target || !isRegistered) {
    return messagePage(
      400,
      'Slack cannot send you back',
      'The URL does not belong to an application of this provider.',
    );
  }
  const code = randomText(18);
  db.slackCodes.put({ id: code, expiresAt: clock.now() + SLACK_CODE_LIFETIME });
  const allowed = new URL(target);
  allowed.searchParams.set('code', code);
  allowed.searchParams.set('state', state);
  const refused = new URL(target);
  refused.searchParams.set('error', 'access_denied');
  refused.searchParams.set('state', state);
  // Links, since the pages' `form-action` policy would block a form that leads to the application.
  return htmlPage(
    200,
    'Connect Slack',
    `<p>Allow this application to post to the mock workspace?</p>${wayOn(allowed.href, 'Allow')}<a class="other-way" href="${escapeHtml(refused.href)}">Cancel</a>`,
  );
};
