import { contract as accountSettings } from '../../capabilities/account-settings/contract';
import { contract as applications } from '../../capabilities/applications/contract';
import { fault } from '../../core/error-texts';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { tolerated } from '../../core/tolerated';
import type { Identity } from '../../identity';
import { webAddress } from '../../session/redirects';
import { goToAccountPage } from '../../sign-in/account-link';

/** Screens of the page that opens the application. */
export type OpenAppStep = 'opening' | 'ready' | 'failed';

/** Pause before the page is left for the application, in milliseconds. */
export const OPEN_APP_DELAY = 200;

/** Where the application is. */
export interface AppAddress {
  /** A web address, or one that an installed app answers, such as `acme://home`. */
  address: string;
  name?: string | undefined;
}

/** State of the page: the application, once it is known. */
export interface OpenAppContext {
  app?: AppAddress;
}

/** What the flow needs from outside. */
export interface OpenAppDeps {
  /** The application of the signed-in user as the provider names it, never as the page's address does. */
  find(signal: AbortSignal): Promise<AppAddress | undefined>;
  /** Goes to the application; false when its address is not allowed. */
  open(address: string): boolean;
  toLogin(): void;
  toHome(): void;
}

type Args = HandlerArgs<OpenAppContext, OpenAppDeps>;
type Answer = Transition<OpenAppStep, OpenAppContext>;

/** Schemes that run code or show what the address itself holds. */
const FORBIDDEN = /^(?:javascript|data|vbscript|blob|file|about|filesystem|view-source):/i;

/** Whether an address belongs to an installed app: a scheme of its own. The browser asks before it opens one. */
export const isAppScheme = (address: string): boolean =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(address) && !/^https?:/i.test(address) && !FORBIDDEN.test(address);

const find = async ({ deps, signal }: Args): Promise<Answer> => {
  const app = await deps.find(signal);
  return app ? { step: 'ready', context: { app } } : { step: 'failed', error: fault('entry-not-found') };
};

const open = ({ context, deps }: Args): Answer | undefined => {
  const isOpen = context.app && deps.open(context.app.address);
  return isOpen ? undefined : { step: 'failed', error: fault('redirect-refused') };
};

/** Web pages open by themselves; an installed app needs a press. */
const proceed = (args: Args): Answer | undefined =>
  args.context.app && isAppScheme(args.context.app.address) ? undefined : open(args);

const toLogin = ({ deps }: Args) => deps.toLogin();

/** The way from a page of the account to the application. */
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

/** What opening the application needs of an identity. */
export type OpenAppIdentity = Pick<Identity, 'call' | 'environment' | 'routes'> & {
  session: Pick<Identity['session'], 'get'>;
};

/** The application that the user signed in to, as the token names it. */
const applicationOf = ({ session }: OpenAppIdentity): string | undefined => {
  const state = session.get();
  const id: unknown = state.status === 'authenticated' ? state.claims.applicationId : undefined;
  return typeof id === 'string' ? id : undefined;
};

/** Connects the flow to an identity: the address is that of the account, else that of the application signed in to. */
export const openAppDeps = (identity: OpenAppIdentity, overrides: Partial<OpenAppDeps> = {}): OpenAppDeps => {
  const { environment } = identity;
  return {
    find: async (signal) => {
      const id = applicationOf(identity);
      const ofApp = async () => (id ? identity.call(applications).getByIds({ ids: [id] }, { signal }) : []);
      const [settings, [app]] = await Promise.all([
        identity.call(accountSettings).get(undefined, { signal }),
        tolerated(ofApp()).then((found) => found ?? []),
      ]);
      const address = settings.applicationUrl || app?.appURL || app?.loginURL;
      return address ? { address, name: app?.name ?? undefined } : undefined;
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
