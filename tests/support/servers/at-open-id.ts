/** A minimal browser with a cookie jar: it returns redirects, and the test fills in forms. */
const createFetch = () => {
  const cookies = new Map<string, string>();
  return async (url: URL, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
};

/** Values for the form of a page. */
type Fill = (page: string) => Record<string, string>;

/** A browser at `oidc-provider` that follows redirects and submits the forms of the pages until `isEnd`. */
export const createWalk = (isEnd: (url: URL) => boolean) => {
  const load = createFetch();
  return async (start: URL, fill: Fill): Promise<URL> => {
    let url = start;
    let form: Record<string, string> | undefined;
    for (let step = 0; step < 12; step += 1) {
      const response = await load(url, form);
      form = undefined;
      const location = response.headers.get('location');
      if (location) {
        url = new URL(location, url);
        if (isEnd(url)) return url;
        continue;
      }
      const page = await response.text();
      const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
      if (!action) throw new Error(`The provider answered ${response.status}: ${page}`);
      url = new URL(action, url);
      form = fill(page);
    }
    throw new Error('The provider did not come to an end.');
  };
};

/** Signs in with any password and grants consent. */
export const fillSignIn =
  (login: string): Fill =>
  (page) => {
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
    return { prompt, ...(prompt === 'login' && { login, password: 'any' }) };
  };

/** Signs in; returns the URL below `callback` of the final redirect. */
export const signInAtOpenId = (start: URL, login: string, callback: string): Promise<URL> =>
  createWalk(({ href }) => href.startsWith(callback))(start, fillSignIn(login));

/** Cancels on the login page; returns the URL below `callback` of the final redirect. */
export const declineAtOpenId = async (start: URL, callback: string): Promise<URL> => {
  const load = createFetch();
  const page = new URL((await load(start)).headers.get('location') ?? '', start);
  const aborted = new URL((await load(new URL(`${page.href}/abort`))).headers.get('location') ?? '', page);
  const back = new URL((await load(aborted)).headers.get('location') ?? '', aborted);
  if (back.href.startsWith(callback)) return back;
  throw new Error(`The provider went to ${back.href}.`);
};
