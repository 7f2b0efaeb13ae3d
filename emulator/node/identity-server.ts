import { createServer, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createConsole } from '../console/console';
import { ownPlaces, type Place, STYLESHEET, wantsPage } from '../console/developer-page';
import { homePage } from '../console/home-page';
import { stylesheet } from '../console/stylesheet';
import type { Emulator } from '../emulator';
import { NetworkFault } from '../http/faults';
import { answersOf, answersTag } from '../oauth/page-answers';
import { foreignHosts, policyWithScripts, scriptTags } from '../oauth/page-scripts';
import {
  accountPageHeaders,
  messagePage,
  metaTag,
  PAGE_STYLE,
  pageHeaders,
  pageStyle,
  withinHead,
} from '../oauth/pages';
import { HOSTED_PORTAL, PORTAL, PORTAL_CALLBACK, portalHeaders, portalReturn } from '../oauth/portal';
import { homeOf } from '../rules/mail/outbox';
import type { StaticFiles } from './static-files';

export interface IdentityServerOptions {
  emulator: Emulator;
  /** The hosted login and the hosted portal. */
  files: StaticFiles;
  /** Handlers of further developer pages by exact path; they check the method themselves. Default: none. */
  pages?: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;
  /** Developer pages in the navigation. Default: the provider's own. */
  places?: readonly Place[];
  /** URLs of scripts that the sign-in pages and the portal load besides their own. Default: none. */
  pageScripts?: readonly string[];
  /** Instructions when the sign-in pages are not built. */
  howToBuildPages?: string;
}

/** Node's side of a request. Hono's own type would require the DOM library in every host. */
interface Connection {
  readonly outgoing: ServerResponse;
}

interface BuiltPage {
  page: URL;
  /** Client id of the application that its reads name; null if it is unknown. */
  application: string | null;
  /** What else the page reads from its head. Default: nothing. */
  tags?: string | undefined;
  headers: Record<string, string>;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const AUTHORIZE = '/frontegg/oauth/authorize';
const ACCOUNT_PAGE = /^\/account(\/[^.]*)?$/;
/** The built page of the hosted portal. */
const PORTAL_FILE = '/portal.html';
/** Scripts and screens that applications with the vendor's own packages load from here. */
const CDN = '/cdn/';
/** Milliseconds that running calls get to finish on shutdown. */
const GRACE = 5000;

/** Ends a connection as a fault requires. */
const breakOff = (fault: NetworkFault, { outgoing }: Connection): Response => {
  if (fault.kind === 'refuse') outgoing.destroy();
  if (fault.kind === 'reset') outgoing.socket?.resetAndDestroy();
  if (fault.kind === 'cut') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    outgoing.write('{"', () => outgoing.destroy());
  }
  return RESPONSE_ALREADY_SENT;
};

/** Adds the security headers of pages to a response that does not set them itself. */
const guarded = (response: Response, headers = pageHeaders): Response => {
  if (response === RESPONSE_ALREADY_SENT) return response;
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
};

/** Lets pages of all origins load a file: a module is refused without. */
const forAnyPage = (response: Response): Response => {
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('cross-origin-resource-policy', 'cross-origin');
  return response;
};

const css = (text: string) => new Response(text, { headers: { 'content-type': 'text/css; charset=utf-8' } });

/** Creates the provider's HTTP server: its API, its pages under /account, and the controls under /_emulator. */
export const createIdentityServer = ({
  emulator,
  files,
  pages = {},
  places = ownPlaces,
  pageScripts = [],
  howToBuildPages = 'Stop the server and run "npm start": it builds them.',
}: IdentityServerOptions) => {
  const controls = createConsole(emulator, places);
  const missing = () => messagePage(503, 'The pages are not built yet', howToBuildPages);
  /** Renders a built page: with what it reads first, the scripts of the host, and the preloads of the build. */
  const render = async (
    built: Response,
    { page, application, tags = '', headers: ofPage }: BuiltPage,
  ): Promise<Response> => {
    // A fault is meant for the page's own reads.
    const hasFaults = emulator.faults.list().length > 0;
    const answers = hasFaults ? {} : await answersOf(emulator.handle, page, application);
    const headers = new Headers({ ...Object.fromEntries(built.headers), ...ofPage });
    headers.delete('etag');
    headers.set(
      'content-security-policy',
      policyWithScripts(headers.get('content-security-policy') ?? '', pageScripts),
    );
    return new Response(withinHead(await built.text(), tags + answersTag(answers) + scriptTags(pageScripts)), {
      headers,
    });
  };
  const accountPage = async (page: URL, tags?: string): Promise<Response | undefined> => {
    const built = files.index(new Headers(), page.pathname);
    const application = page.searchParams.get('app');
    return built && render(built, { page, application, tags, headers: accountPageHeaders });
  };
  const showPortal = (page: URL): Response | Promise<Response> => {
    const built = files.file(PORTAL_FILE, new Headers());
    const returnTo = portalReturn(emulator, page.searchParams);
    const tags = returnTo === undefined ? '' : metaTag('return-to', returnTo);
    return built ? render(built, { page, application: HOSTED_PORTAL, tags, headers: portalHeaders }) : missing();
  };
  /**
   * Shows the sign-in page that an authorization request leads to, without the round trip of a redirect; the page sets
   * its URL itself. Other redirects stay: before the page has run, a reload would use up their code twice.
   */
  const withoutRedirect = async (request: Request, response: Response): Promise<Response> => {
    const location = response.headers.get('location');
    const isNavigation = request.headers.get('sec-fetch-mode') === 'navigate';
    const { origin, pathname } = new URL(request.url);
    if (!isNavigation || pathname !== AUTHORIZE || location === null) return response;
    const page = new URL(location, origin);
    // A page can take no URL of another origin, such as that of another name of this machine.
    if (page.origin !== origin || !ACCOUNT_PAGE.test(page.pathname)) return response;
    const shown = await accountPage(page, metaTag('page-url', page.href));
    if (!shown) return response;
    for (const cookie of response.headers.getSetCookie()) shown.headers.append('set-cookie', cookie);
    return shown;
  };
  /** Shows the built page at an address without one: it has the languages and the look of the sign-in pages. */
  const withMissingPage = async (request: Request, response: Response): Promise<Response> => {
    if (response.status !== 404 || request.method !== 'GET' || !wantsPage(request.headers)) return response;
    const shown = await accountPage(new URL(request.url));
    return shown ? new Response(shown.body, { status: 404, headers: shown.headers }) : response;
  };
  const answer = async (request: Request, connection: Connection): Promise<Response> => {
    // A foreign name that resolves to this machine (DNS rebinding) must not reach the provider.
    if (!LOOPBACK.test(request.headers.get('host') ?? '')) {
      return messagePage(421, 'Wrong address', `Open ${emulator.issuer} instead.`);
    }
    const page = new URL(request.url);
    const { pathname, searchParams } = page;
    if (/^\/_emulator(?:\/|$)/.test(pathname)) return controls.fetch(request);
    const developerPage = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
    if (developerPage) return developerPage(request);
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (ACCOUNT_PAGE.test(pathname)) {
        // A sign-in without an authorization request, as after a link from an email: the application starts one.
        const home =
          pathname === '/account/login' &&
          !searchParams.has('request') &&
          homeOf(emulator.clients, searchParams.get('app'));
        if (home) {
          const start = new URL(home);
          // The user may have changed, which the application cannot see: OpenID Connect Core 1.0, section 4.
          start.searchParams.set('iss', emulator.issuer);
          return Response.redirect(start, 303);
        }
        const [first] = emulator.clients;
        if (pathname === '/account/redirect' && first && !searchParams.has('app')) {
          // Opened by hand: the page leads to the first application.
          searchParams.set('app', first.id);
          return Response.redirect(new URL(`${pathname}?${searchParams}`, emulator.issuer), 303);
        }
        return (await accountPage(page)) ?? missing();
      }
      if (pathname === PORTAL || pathname === PORTAL_CALLBACK) return showPortal(page);
      if (pathname === '/') return homePage(emulator, places, foreignHosts(pageScripts));
      if (pathname === STYLESHEET) return css(stylesheet);
      if (pathname === PAGE_STYLE) return css(pageStyle);
      const isPage = pathname === '/index.html' || pathname === PORTAL_FILE;
      const file = isPage ? undefined : files.file(pathname, request.headers);
      if (file) return pathname.startsWith(CDN) ? forAnyPage(file) : file;
    }
    try {
      return await withMissingPage(request, await withoutRedirect(request, await emulator.handle(request)));
    } catch (error) {
      if (error instanceof NetworkFault) return breakOff(error, connection);
      throw error;
    }
  };
  const server = new Hono<{ Bindings: Connection }>()
    // Lists, as the provider sends them: files are compressed already.
    .use(compress())
    .all('*', async ({ req, env }) => guarded(await answer(req.raw, env)))
    .onError((error) => {
      throw error;
    });
  return async (request: Request, connection: Connection): Promise<Response> => server.fetch(request, connection);
};

/**
 * Opens a socket for the server. The returned function stops accepting calls and waits up to 5 seconds for running
 * ones.
 */
export const openIdentitySocket = (
  answer: ReturnType<typeof createIdentityServer>,
  host: string,
  port: number,
): Promise<() => Promise<void>> => {
  const adaptor = createAdaptorServer({
    fetch: (request, { outgoing }) => {
      // The type also allows HTTP/2, which this server does not use.
      if (!(outgoing instanceof ServerResponse)) throw new TypeError('The identity provider speaks HTTP/1.1 only.');
      return answer(request, { outgoing });
    },
    overrideGlobalObjects: false,
    createServer,
  });
  const close = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => 'closeAllConnections' in adaptor && adaptor.closeAllConnections(), GRACE);
      adaptor.close(() => {
        clearTimeout(timer);
        resolve();
      });
      if ('closeIdleConnections' in adaptor) adaptor.closeIdleConnections();
    });
  return new Promise((resolve, reject) => {
    adaptor.once('error', reject);
    adaptor.listen(port, host, () => {
      adaptor.off('error', reject);
      resolve(close);
    });
  });
};
