import { contract as accountSettings } from '../../capabilities/account-settings/contract';
import { contract as applications } from '../../capabilities/applications/contract';
import { identityError } from '../../core/error-texts';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { tolerated } from '../../core/tolerated';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import { sessionError } from '../../session/errors';
import { webAddress } from '../../session/open-id/redirects';
import { goToAccountPage } from '../../sign-in/account-link';

/** Steps of the page that opens the application. */
export type OpenAppStep = 'opening' | 'ready' | 'failed';

/** Delay before the page opens the application, in milliseconds. */
export const OPEN_APP_DELAY = 200;

/** URL and name of the application. */
export interface AppAddress {
  /** A web URL, or one with the scheme of an installed app, such as `acme://home`. */
  address: string;
  name?: string | undefined;
}

/** Context of the page: the application, once it is loaded. */
export interface OpenAppContext {
  app?: AppAddress;
}

/** Dependencies of the flow. */
export interface OpenAppDeps {
  /** Returns the application of the signed-in user as the provider names it, never as the page's URL does. */
  find(signal: AbortSignal): Promise<AppAddress | undefined>;
  /** Opens the application; returns false when its URL is not allowed. */
  open(address: string): boolean;
  toLogin(): void;
  toHome(): void;
}

type Args = HandlerArgs<OpenAppContext, OpenAppDeps>;
type Result = Transition<OpenAppStep, OpenAppContext>;

/** Schemes that run code or render the content of the URL itself. */
const FORBIDDEN = /^(?:javascript|data|vbscript|blob|file|about|filesystem|view-source):/i;

/** Returns whether a URL has the scheme of an installed app. The browser asks before it opens one. */
export const isAppScheme = (address: string): boolean =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(address) && !/^https?:/i.test(address) && !FORBIDDEN.test(address);

const find = async ({ deps, signal }: Args): Promise<Result> => {
  const app = await deps.find(signal);
  return app ? { step: 'ready', context: { app } } : { step: 'failed', error: identityError('entry-not-found') };
};

const open = ({ context, deps }: Args): Result | undefined => {
  const isOpen = context.app && deps.open(context.app.address);
  return isOpen ? undefined : { step: 'failed', error: sessionError('redirect-refused') };
};

/** Web pages open automatically; an installed app needs a press. */
const proceed = (args: Args): Result | undefined =>
  args.context.app && isAppScheme(args.context.app.address) ? undefined : open(args);

const toLogin = ({ deps }: Args) => deps.toLogin();

/** Opens the application from a page of the account. */
export const openAppFlow = defineFlow<OpenAppStep, OpenAppContext, OpenAppDeps>()({
  name: 'openApp',
  initial: 'opening',
  context: {},
  steps: {
    opening: { on: { retry: find, toLogin }, after: { ms: 0, run: find } },
    ready: { on: { open, home: ({ deps }: Args) => deps.toHome() }, after: { ms: OPEN_APP_DELAY, run: proceed } },
    failed: { on: { toLogin } },
  },
});

/** The parts of an identity that opening the application uses. */
export type OpenAppIdentity = Pick<Identity, 'call' | 'environment' | 'routes'> & {
  session: Pick<Identity['session'], 'get'>;
};

/** Returns the application that the user signed in to, from the token. */
const applicationOf = ({ session }: OpenAppIdentity): string | undefined => {
  const state = session.get();
  const id: unknown = state.status === 'authenticated' ? state.claims.applicationId : undefined;
  return typeof id === 'string' ? id : undefined;
};

/**
 * Creates the dependencies of the flow from an identity. The URL is that of the account, else that of the application
 * signed in to, else the page after a sign-in.
 */
export const openAppDeps = (identity: OpenAppIdentity, overrides: Partial<OpenAppDeps> = {}): OpenAppDeps => {
  bringEngine();
  const { environment, routes } = identity;
  /** The page after a sign-in, unless it is this one. */
  const home = (): AppAddress | undefined => {
    const page = environment.page();
    const url = webAddress(routes.authenticatedUrl, page);
    return url && url.pathname !== page?.pathname ? { address: url.href } : undefined;
  };
  return {
    find: async (signal) => {
      const id = applicationOf(identity);
      const ofApp = async () => (id ? identity.call(applications).getByIds({ ids: [id] }, { signal }) : []);
      const [settings, [app]] = await Promise.all([
        identity.call(accountSettings).get(undefined, { signal }),
        tolerated(ofApp()).then((apps) => apps ?? []),
      ]);
      const named = settings.applicationUrl || app?.appURL || app?.loginURL;
      return named ? { address: named, name: app?.name ?? undefined } : home();
    },
    open: (address) => {
      const url =
        isAppScheme(address) && URL.canParse(address) ? new URL(address) : webAddress(address, environment.page());
      if (url) environment.redirect(url);
      return url !== undefined;
    },
    toLogin: () => goToAccountPage(identity, 'loginUrl'),
    toHome: () => goToAccountPage(identity, 'authenticatedUrl'),
    ...overrides,
  };
};
