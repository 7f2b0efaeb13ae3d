import { expressSession } from '@gatehouse/sdk/express';
import { serverSessions } from './session';
import { API, paths } from './settings';

type Handle = ReturnType<typeof expressSession>;
type ApiRequest = Parameters<Handle>[0];
type ApiResponse = Parameters<Handle>[1];

/** A handler of an API route of Next. */
export type ApiHandler = (request: ApiRequest, response: ApiResponse) => Promise<void>;

const LOG_OUT = `${API}/oauth/logout`;
const FORM = 'application/x-www-form-urlencoded';

/** Applications open the provider's log-out by its address. Only a page of the application may: other sites cannot. */
const asOwnLogout = (request: ApiRequest): ApiRequest | undefined => {
  if (request.headers['sec-fetch-site'] !== 'same-origin') return undefined;
  const headers = { ...request.headers, origin: serverSessions().origin, 'content-type': FORM };
  return { ...request, method: 'POST', url: paths.logout, headers, body: { returnTo: '/' } };
};

/** Returns the request in the form in which the session knows it; undefined for those that it does not answer. */
const toSessionRequest = (request: ApiRequest): ApiRequest | undefined => {
  const url = request.url ?? '/';
  const [pathname = ''] = url.split('?');
  if (pathname === LOG_OUT) return asOwnLogout(request);
  // The provider returns to the path that is registered.
  if (pathname === `${API}${paths.callback}`) return Object.assign(request, { url: url.slice(API.length) });
  return Object.values(paths).includes(pathname) ? request : undefined;
};

const answer: ApiHandler = async (request, response) => {
  const known = toSessionRequest(request);
  if (!known) {
    response.statusCode = 404;
    response.end('This handler has the session only. The browser calls the provider itself.');
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const end = response.end.bind(response);
    response.end = (body) => {
      end(body);
      resolve();
    };
    expressSession(serverSessions())(known, response, reject).catch(reject);
  });
};

/**
 * The handler of the session, for `pages/api/frontegg/[...frontegg-middleware].ts`. `withOptions` takes the vendor's options,
 * which concern calls that this handler does not forward.
 */
export const FronteggApiMiddleware: ApiHandler & { withOptions(options?: object): ApiHandler } = Object.assign(answer, {
  withOptions: () => answer,
});
