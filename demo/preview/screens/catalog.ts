import { type AccountRoute, defaultRoutes } from '@gatehouse/sdk';
import { type AdminPageId, adminPageIds, adminPages } from '@gatehouse/sdk/admin';
import { checkoutDialogs, type DialogView, drawers, taskDialogs } from './dialogs';
import { type FlowId, type FlowStep, flowNames, type Variant } from './flow-names';

/** Pages of the portal by their titles. A page without a name does not compile. */
export const pageNames: Readonly<Record<AdminPageId, string>> = {
  profile: 'Profile',
  privacy: 'Privacy and security',
  personalApiTokens: 'Personal tokens',
  account: 'Account settings',
  allAccounts: 'All accounts',
  users: 'Users',
  groups: 'Groups',
  roles: 'Roles',
  security: 'Security',
  sso: 'SSO',
  provisioning: 'Provisioning',
  apiTokens: 'API tokens',
  tenantApiTokens: 'Account tokens',
  webhooks: 'Webhooks',
  audits: 'Audit log',
  subscription: 'Subscription',
  reports: 'Reports',
  usage: 'Usage',
};

/** Owner of a page's data. */
const pagePlaces = { user: 'Portal: personal', account: 'Portal: account' } as const;

/** Tabs of pages, by their path below the page. */
const tabNames: Readonly<Partial<Record<AdminPageId, Readonly<Record<string, string>>>>> = {
  account: { login: 'Login page' },
  security: {
    sessions: 'Sessions',
    general: 'Sign-in rules',
    'ip-restrictions': 'IP addresses',
    'domain-restrictions': 'Email domains',
  },
  webhooks: { webhooks: 'Webhook list', slack: 'Slack', email: 'Email', sms: 'Text messages' },
  sso: { new: 'Set up SSO' },
};

/** Account routes that are not a step of a flow. */
const routeNames = {
  mfaMobileAuthenticator: 'Authenticator page on a phone',
  hostedLoginRedirectUrl: 'Return from hosted sign-in',
} as const satisfies Partial<Record<AccountRoute, string>>;

interface Named {
  /** Stable, since URLs contain it. */
  id: string;
  /** Name in the list. */
  name: string;
  /** Path in a product. */
  address: string;
}

export type FlowScreen<Id extends FlowId = FlowId> = {
  [Flow in Id]: Named & { kind: 'flow'; flow: Flow; step: FlowStep<Flow>; variant: string | undefined };
}[Id];

/** A page of the portal, or a dialog or tab of it. */
export interface PortalScreen extends Named {
  kind: 'portal';
  page: AdminPageId;
  at: string;
  dialog?: DialogView;
}

/** Account route without a flow. */
export interface RouteScreen extends Named {
  kind: 'route';
  route: AccountRoute;
}

export type PreviewScreen = FlowScreen | PortalScreen | RouteScreen;

export interface ScreenGroup {
  section: string;
  label: string;
  screens: readonly PreviewScreen[];
}

type Names = Readonly<Record<string, string | readonly [string, ...Variant[]]>>;

const flowScreens = (flow: FlowId): FlowScreen[] => {
  const { route, steps }: { route: AccountRoute; steps: Names } = flowNames[flow];
  return Object.entries(steps).flatMap(([step, names]) => {
    const [name, ...variants] = typeof names === 'string' ? [names] : names;
    // The keys are exactly the flow's steps.
    const screen = (id: string, title: string, at: AccountRoute, variant?: string) =>
      ({ kind: 'flow', id, name: title, address: defaultRoutes[at], flow, step, variant }) as FlowScreen;
    return [
      screen(`${flow}.${step}`, name, route),
      ...variants.map((other) =>
        screen(`${flow}.${step}.${other.variant}`, other.name, other.route ?? route, other.variant),
      ),
    ];
  });
};

export const portalAddress = (page: AdminPageId, at = ''): string =>
  `/oauth/portal#/${adminPages[page].path}${at && `/${at}`}`;

const portalScreens = (page: AdminPageId): PortalScreen[] => {
  const screen = (id: string, name: string, at = '', dialog?: DialogView): PortalScreen => ({
    kind: 'portal',
    id: `admin.${page}${id && `.${id}`}`,
    name,
    address: portalAddress(page, at),
    page,
    at,
    ...(dialog && { dialog }),
  });
  const tasks: Readonly<Partial<Record<AdminPageId, Readonly<Record<string, DialogView>>>>> = taskDialogs;
  const dialogs = Object.entries({
    ...drawers[page],
    ...tasks[page],
    ...(page === 'subscription' && checkoutDialogs),
  });
  return [
    screen('', pageNames[page]),
    ...Object.entries(tabNames[page] ?? {}).map(([at, name]) => screen(at, name, at)),
    ...dialogs.map(([id, dialog]) => screen(id, dialog.name, dialog.at, dialog)),
  ];
};

const SIGN_IN = 'Signing in and out';

const routeGroup: ScreenGroup = {
  section: SIGN_IN,
  label: 'Other addresses',
  screens: Object.entries(routeNames).map(([route, name]) => ({
    kind: 'route',
    id: `route.${route}`,
    name,
    address: defaultRoutes[route as keyof typeof routeNames],
    route: route as keyof typeof routeNames,
  })),
};

/** All screens by group: sign-in first, then the pages of the portal with their dialogs. */
export const catalog: readonly ScreenGroup[] = [
  ...(Object.keys(flowNames) as FlowId[]).map((flow) => ({
    section: SIGN_IN,
    label: flowNames[flow].label,
    screens: flowScreens(flow),
  })),
  routeGroup,
  ...adminPageIds.map((page) => ({
    section: pagePlaces[adminPages[page].scope],
    label: pageNames[page],
    screens: portalScreens(page),
  })),
];

/** All screens, in list order. */
export const screens: readonly PreviewScreen[] = catalog.flatMap((group) => group.screens);

const byId = new Map(screens.map((screen) => [screen.id, screen]));

export const findScreen = (id: string): PreviewScreen | undefined => byId.get(id);

export const isScreenId = (id: unknown): id is string => typeof id === 'string' && byId.has(id);

const fold = (text: string) => text.toLocaleLowerCase('en').normalize('NFKD');

/** Returns the groups with the screens whose name, group or URL contains every word of the search. */
export const searchScreens = (typed: string): readonly ScreenGroup[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return catalog
    .map((group) => ({
      ...group,
      screens: group.screens.filter(({ name, address, id }) => {
        const text = fold(`${group.section} ${group.label} ${name} ${address} ${id}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.screens.length > 0);
};

/** Returns the screen `by` places further, cyclically. */
export const adjacentScreen = (id: string, offset: 1 | -1): PreviewScreen | undefined => {
  const at = screens.findIndex((screen) => screen.id === id);
  return screens.at((at + offset) % screens.length);
};

/** First steps that run as in a product: they depend on the vendor's settings, and users can continue from there. */
const running: readonly string[] = [
  'login.preLogin',
  'chooseAccount.choosing',
  'signUp.SignUp',
  'forgotPassword.forgotPassword',
  'resetPhoneNumber.ResetPhoneNumber',
];

export const isRunning = ({ id }: Pick<FlowScreen, 'id'>): boolean => running.includes(id);

const signedInFlows: readonly FlowId[] = ['chooseAccount', 'stepUp', 'openApp', 'logOut'];

export const needsSession = (screen: PreviewScreen): boolean =>
  screen.kind === 'portal' || (screen.kind === 'flow' && signedInFlows.includes(screen.flow));
