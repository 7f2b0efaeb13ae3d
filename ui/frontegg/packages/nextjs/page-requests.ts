import { type FronteggNextJSSession, serverSessions, toVendorSession } from './session';

/** A request of Next's pages. */
export interface PageRequest {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A response of Next's pages. */
export interface PageResponse {
  appendHeader(name: string, value: string): unknown;
}

/** Reads the session of a request, and renews it with its response. */
export const readSession = async (request: PageRequest, response?: PageResponse) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  // A session in a cookie that has to be renewed is left to the browser where no response takes the new one.
  const reading = serverSessions().read({ headers }, { setsCookies: response !== undefined });
  const read = await reading.catch((error: unknown) => {
    if (error instanceof TypeError) return undefined;
    throw error;
  });
  for (const cookie of read?.setCookies ?? []) response?.appendHeader('set-cookie', cookie);
  return read?.session;
};

/** Returns the session of a request in `getServerSideProps`; with its response, it is renewed. */
export const getSession = async (
  request: PageRequest,
  response?: PageResponse,
): Promise<FronteggNextJSSession | undefined> => toVendorSession(await readSession(request, response));

interface PropsContext {
  req: PageRequest;
  res: PageResponse;
  resolvedUrl: string;
}

/** Wraps a `getServerSideProps` that needs a signed-in user; everybody else is sent to the sign-in. */
export const withSSRSession =
  <Context extends PropsContext, Result>(
    handler: (context: Context, session: FronteggNextJSSession) => Result | Promise<Result>,
  ) =>
  async (context: Context): Promise<Result | { redirect: { destination: string; permanent: false } }> => {
    const session = await getSession(context.req, context.res);
    if (session) return handler(context, session);
    return { redirect: { destination: serverSessions().loginPath(context.resolvedUrl), permanent: false } };
  };
