import type { PackageName } from '../packages/tarball';

/** The first lines of every host. */
export const identity = `
  import { createIdentity } from '@gatehouse/sdk';
  export const identity = createIdentity({ baseUrl: 'https://auth.example.com', clientId: 'host' });
`;

const headless = `${identity}
  import { contract } from '@gatehouse/sdk/contracts/tokens';
  const { session, call, gate } = identity;
  export const api = call(contract);
  export { gate, session };
`;

const withCapability = `${headless}
  import * as tokens from '@gatehouse/sdk/tokens';
  export const bound = identity.of(tokens);
`;

const inProvider = (children: string) =>
  `<IdentityProvider identity={identity} load={false}>${children}</IdentityProvider>`;

const fromServer = headless
  .replace("'host' }", "'host', server: fromServer() }")
  .replace('import', "import { fromServer } from '@gatehouse/sdk/from-server';\nimport");

const loginBox = `${identity}
  import { IdentityProvider } from '@gatehouse/ui';
  import { LoginBox } from '@gatehouse/ui/login';
  export const page = ${inProvider('<LoginBox />')};
`;

const accountPages = `${identity}
  import { IdentityProvider } from '@gatehouse/ui';
  import { AuthRoutes } from '@gatehouse/ui/routes';
  export const page = ${inProvider('<AuthRoutes />')};
`;

const translatedLoginBox = `${loginBox}
  import { loadTexts } from '@gatehouse/ui/locales/load';
  export const texts = loadTexts(navigator.languages);
`;

const adminPortal = `${identity}
  import { IdentityProvider } from '@gatehouse/ui';
  import { AdminPortal } from '@gatehouse/ui/admin';
  export const page = ${inProvider('<AdminPortal />')};
`;

const checkoutDialog = `${identity}
  import { IdentityProvider } from '@gatehouse/ui';
  import { CheckoutDialog } from '@gatehouse/ui/checkout';
  export const page = ${inProvider('<CheckoutDialog planId="plan-team" onClose={() => {}} />')};
`;

const ofVendor = `
  import { FronteggProvider, useAuth } from '@gatehouse/frontegg-react';
  const contextOptions = { baseUrl: 'https://auth.example.com', clientId: 'host' };
  export const page = <FronteggProvider contextOptions={contextOptions} hostedLoginBox />;
  export { useAuth };
`;

/** Entry points for servers. */
const servers = ['server', 'current-session', 'express', 'fastify', 'hono', 'next', 'react-router', 'sveltekit'].map(
  (name) => `@gatehouse/sdk/${name}`,
);

/** Nine capabilities that are used only by a page that is loaded later. */
export const lazyCapabilities = [
  'tokens',
  'users',
  'roles',
  'groups',
  'audits',
  'sso',
  'provisioning',
  'billing',
  'connectivity',
];

/** What a row measures, in gzipped KB of 1024 bytes unless it says otherwise. */
export type Measure =
  /** Bundles a host's code; `initial` is the entry and its static imports. `also` names lazy modules that come with the first screen. */
  | {
      kind: 'bundle';
      code: string;
      /** Default `source`: each source by itself, as if the published modules held what this code uses. */
      from?: 'published';
      counts: 'initial' | 'all';
      external?: readonly string[];
      also?: readonly string[];
      /** Sources that a host of this code never loads, although the texts of its language refer to them. */
      without?: RegExp;
    }
  /** A package with everything in its entry points but some, all chunks counted. */
  | { kind: 'everything'; package: string; without: readonly string[]; external: readonly string[] }
  /** What `code` adds to `than`, all chunks counted. */
  | { kind: 'difference'; code: string; than: string }
  /** What lazily loaded modules add together to the first screen and to `beside`. */
  | { kind: 'beside'; code: string; modules: readonly string[]; beside: readonly string[] }
  /** What each lazily loaded module that fits the pattern adds to the first screen of the host's code. */
  | {
      kind: 'added';
      code: string;
      from?: 'published';
      modules: RegExp;
      counts: 'largest' | 'average';
      /** Counts the first screen of the host's code as well. */
      whole?: boolean;
      /** Modules that were loaded before. */
      beside?: readonly string[];
      /** What is rendered with a module from the start: its texts, its first tab. */
      with?: (source: string) => readonly string[];
    }
  /** Average of what each further capability adds to a host that has one. */
  | { kind: 'capabilities' }
  /** What lazily used capabilities add to the first chunk; the largest of all bundlers. */
  | { kind: 'lazyCapabilities' }
  /** KB in the first chunks that come from sources below a folder, uncompressed. */
  | { kind: 'from'; code: string; folders: readonly string[] }
  | { kind: 'styles'; file: string }
  /** Uncompressed declarations of the built SDK. */
  | { kind: 'declarations'; counts: 'all' | 'largest' }
  /** Packed size of the built packages. */
  | { kind: 'tarballs'; packages: readonly PackageName[] };

export interface SizeRow {
  what: string;
  /** Without one, the size is only reported: nobody downloads it at once. */
  budget?: number;
  measure: Measure;
}

/** Texts that the frame fetches before a page is shown: counted with the frame. */
const frameTexts = ['ui/locales/en/admin/frame.ts'];
const textsOfPage = (source: string) => source.replace(/^ui\/admin\/([^/]+)\/.*/, 'ui/locales/en/admin/$1.ts');
const pages = /^ui\/admin\/[^/]+\/page\.tsx$/;
/** The page that most users open first: what lists share is counted with it. */
const firstList = [...frameTexts, 'ui/admin/users/page.tsx', 'ui/locales/en/admin/users.ts'];
/** Its dialogs: what forms share is counted with them. */
const firstForms = ['ui/admin/users/dialogs.ts'];
/**
 * "On top": a page's code with its static imports and its texts, without what the first list page and its dialogs brought
 * already. Dialogs, drawers and views that are fetched when they are opened are counted with the whole portal only.
 */
const beforePages = [...firstList, ...firstForms];
const textsOf = (part: string) => new RegExp(`^ui/locales/en/${part}\\.ts$`);

/** Every flow that has a link of its own. Its texts, its contracts and the client for calls come with it. */
const flows = /^ui\/login\/[\w-]+\/[\w-]+-box(?:es)?\.tsx$/;

export const rows: readonly SizeRow[] = [
  {
    what: 'headless client: session, hosted login, refresh, gates, one contract',
    budget: 10,
    measure: { kind: 'bundle', code: headless, counts: 'initial' },
  },
  {
    what: 'first capability on top of it',
    budget: 7.5,
    measure: { kind: 'difference', code: withCapability, than: headless },
  },
  { what: 'each further capability, on average', budget: 2, measure: { kind: 'capabilities' } },
  {
    what: 'nine capabilities of a lazy page, in the first chunk; the largest of four bundlers',
    budget: 0.5,
    measure: { kind: 'lazyCapabilities' },
  },
  {
    what: "session of the application's server, on top of it",
    measure: { kind: 'difference', code: fromServer, than: headless },
  },
  {
    what: 'whole SDK: every capability, rule and flow, query library external',
    // No browser loads the entry points for servers.
    measure: { kind: 'everything', package: 'sdk', without: servers, external: ['@tanstack/*'] },
  },
  {
    what: "application under the vendor's names, with the sign-in at the provider; its router external",
    measure: { kind: 'bundle', code: ofVendor, counts: 'initial', external: ['react-router-dom'] },
  },
  { what: 'login box, first screen', budget: 48, measure: { kind: 'bundle', code: loginBox, counts: 'initial' } },
  {
    what: 'account pages, every flow and step',
    measure: { kind: 'bundle', code: accountPages, counts: 'all', without: /\/locales\/en\/(admin\/|checkout)/ },
  },
  {
    what: 'any flow by its own link until its first field can be typed in, with the client and the contracts of its first calls; the largest',
    budget: 62,
    measure: { kind: 'added', code: accountPages, modules: flows, counts: 'largest', whole: true },
  },
  {
    what: 'one language of the login box, the largest',
    budget: 7,
    measure: {
      kind: 'added',
      code: translatedLoginBox,
      modules: /^ui\/locales\/(?!en)[a-z]{2}\.ts$/,
      counts: 'largest',
      with: (source) => [source.replace('.ts', '/login.ts')],
    },
  },
  {
    what: 'first list page of the administration, complete: frame, table, page and texts',
    budget: 125,
    measure: {
      kind: 'added',
      code: adminPortal,
      modules: /^ui\/admin\/users\/page\.tsx$/,
      counts: 'largest',
      whole: true,
      with: () => firstList,
    },
  },
  {
    what: 'any page of the administration opened first, complete, with the form library where it has forms; the largest',
    measure: {
      kind: 'added',
      code: adminPortal,
      modules: pages,
      counts: 'largest',
      whole: true,
      with: (source) => [...frameTexts, textsOfPage(source)],
    },
  },
  {
    what: 'first forms of the administration, the dialogs of the users page, on top of it',
    budget: 30,
    measure: { kind: 'beside', code: adminPortal, modules: firstForms, beside: firstList },
  },
  {
    what: 'each further page of the administration on top, the largest',
    budget: 18,
    measure: {
      kind: 'added',
      code: adminPortal,
      modules: pages,
      counts: 'largest',
      beside: beforePages,
      with: (source) => [textsOfPage(source)],
    },
  },
  {
    what: 'each further page of the administration on top, on average',
    budget: 12,
    measure: {
      kind: 'added',
      code: adminPortal,
      modules: pages,
      counts: 'average',
      beside: beforePages,
      with: (source) => [textsOfPage(source)],
    },
  },
  { what: 'whole admin portal', measure: { kind: 'bundle', code: adminPortal, counts: 'all' } },
  {
    what: 'checkout dialog alone, with its texts',
    budget: 40,
    measure: { kind: 'bundle', code: checkoutDialog, counts: 'initial', also: ['ui/locales/en/checkout.ts'] },
  },
  {
    what: 'card form of a card provider, fetched when a card is entered; the largest',
    budget: 1.5,
    measure: { kind: 'added', code: checkoutDialog, modules: /^ui\/checkout\/.*-card-form\.ts$/, counts: 'largest' },
  },
  {
    what: 'texts of one admin page, the largest',
    budget: 2,
    measure: { kind: 'added', code: adminPortal, modules: textsOf('admin/[^/]+'), counts: 'largest' },
  },
  // What hosts really download: the published modules hold more than one host uses of them.
  {
    what: 'headless client in a host, from the published modules',
    measure: { kind: 'bundle', code: headless, from: 'published', counts: 'initial' },
  },
  {
    what: 'login box in a host, from the published modules',
    measure: { kind: 'bundle', code: loginBox, from: 'published', counts: 'initial' },
  },
  {
    what: 'second factor on top of it',
    measure: {
      kind: 'added',
      code: loginBox,
      from: 'published',
      modules: /^ui\/dist\/login\/mfa\/mfa-flow\.js$/,
      counts: 'largest',
    },
  },
  {
    what: 'checkout dialog in a host, from the published modules',
    measure: { kind: 'bundle', code: checkoutDialog, from: 'published', counts: 'initial' },
  },
  {
    what: 'preview and local provider in the portal, uncompressed',
    budget: 0,
    measure: { kind: 'from', code: "import './demo/portal/start';", folders: ['demo/preview/', 'emulator/'] },
  },
  {
    what: 'administration and its texts in the first chunks of login and account pages, uncompressed',
    budget: 0,
    measure: { kind: 'from', code: accountPages, folders: ['ui/admin/', 'ui/locales/en/admin/'] },
  },
  { what: 'styles.css', budget: 16, measure: { kind: 'styles', file: 'ui/styles.css' } },
  { what: 'declarations of the SDK, unpacked', budget: 1024, measure: { kind: 'declarations', counts: 'all' } },
  {
    what: 'declarations of the SDK, the largest file',
    budget: 60,
    measure: { kind: 'declarations', counts: 'largest' },
  },
  { what: 'packed tarballs of SDK and UI', measure: { kind: 'tarballs', packages: ['sdk', 'ui'] } },
];
