import type { Endpoint } from '@gatehouse/sdk/contracts';
import { contract as configurations } from '@gatehouse/sdk/contracts/configurations';
import { contract as metadata } from '@gatehouse/sdk/contracts/metadata';
import { contract as social } from '@gatehouse/sdk/contracts/social';
import { contract as vendor } from '@gatehouse/sdk/contracts/vendor';

/** Of the hosted pages' calls. */
const PREFIX = '/frontegg';
/** Values that the pages take from their URL; they ignore others. */
const ID = /^[\w-]{1,128}$/;

const ofEveryPage = [vendor.getPublicInfo, metadata.getAdminBox, configurations.getVendorConfig];

/** Public reads of the first screen of a page, by its path. */
const readsOf = (path: string): readonly Endpoint[] =>
  path === '/account/login'
    ? [
        ...ofEveryPage,
        social.listProvidersV2,
        social.listCustomProviders,
        configurations.getPublicAuthStrategies,
        configurations.getCaptchaPolicy,
      ]
    : ofEveryPage;

/**
 * Returns the responses to the reads of a hosted page for an application, by URL, so that the page has them without
 * requests. A read that fails is left to the page, which reports it.
 */
export const answersOf = async (
  handle: (request: Request) => Promise<Response>,
  page: URL,
  application: string | null,
): Promise<Record<string, unknown>> => {
  const alias = page.searchParams.get('organization');
  // Without its name in the URL, the application is one that the page remembers.
  if (application === null || !ID.test(application) || (alias && !ID.test(alias))) return {};
  const headers = {
    'frontegg-requested-application-id': application,
    ...(alias && { 'frontegg-login-alias': alias }),
  };
  const answers = await Promise.all(
    readsOf(page.pathname).map(async ({ path, fixed }): Promise<[string, unknown][]> => {
      const query = fixed ? `?${new URLSearchParams(fixed)}` : '';
      const url = `${PREFIX}${path}${query}`;
      const response = await handle(new Request(new URL(url, page), { headers }));
      return response.ok ? [[url, await response.json()]] : [];
    }),
  );
  return Object.fromEntries(answers.flat());
};

/** Renders the answers as data of the page, which runs nothing. */
export const answersTag = (answers: Record<string, unknown>): string =>
  `<script type="application/json" id="answers">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;
