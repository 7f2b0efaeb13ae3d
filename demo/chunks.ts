import type { PagesApp } from './preloads.ts';

/**
 * Chunks of the modules that several pages, dialogs or flows share: one for each subject, with what it is built on, so that
 * a page has few downloads. A module that only one of them imports stays with it. `build/modules.mjs` does the same for the
 * published packages.
 */
type Subject = readonly [name: string, modules: RegExp];

/** React, and what every screen shows. */
const base =
  /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|zustand|lucide-react)\/|\/ui\/(?:react\/(?!capability|use-is-quiet|query-client|confirm-in-place)[^/]+|kit\/(?:root|texts|part-texts|use-part-texts|elements|button\/button|form\/(?:field|input|checkbox|otp-input|password-input|select|bare-switch)|browser|contrast|feedback\/(?:alert|skeleton|progress)|display\/(?:avatar|badge|use-copy|copy-block|copy-field)|layout\/card|overlay\/menu)\.tsx?|admin\/(?:pages|texts|admin-loaders|load-page|frame\/use-hosted-portal)\.tsx?|locales\/(?:load|en\/(?:admin|login))\.ts|login\/(?:texts|impersonate\/impersonation-bar|session-warning\/.*|step-up\/step-up-dialogs)\.tsx?)$|\/demo\/hosted\/page-boundary\.tsx/;
const queries =
  /\/node_modules\/@tanstack\/react-query\/|\/ui\/react\/(?:capability|use-is-quiet|confirm-in-place)\.tsx?$/;

const either = (...modules: readonly RegExp[]) => new RegExp(modules.map(({ source }) => source).join('|'));

/** Every page of the portal reads; the login does not. */
const basesOf: Readonly<Record<PagesApp, readonly Subject[]>> = {
  portal: [['base', either(base, queries)]],
  hosted: [
    ['base', base],
    ['queries', queries],
  ],
};

/** Starts before the code of the screens is there, and reads while it loads. */
const session: readonly Subject[] = [
  [
    'session',
    /\/node_modules\/(?:zustand\/esm\/vanilla|zod\/v4\/mini\/)|\/sdk\/(?:core\/|.*errors\.ts|session\/|entitlements\/|capabilities\/(?:profile\/details|flags\/is-flag-on)\.ts|(?:bind|identity|index|ownership|routes|text|token-owner)\.ts)|\/ui\/(?:styles\.css|login\/application\/(?:read-application|readable-colors|vendor-texts))|\/demo\/(?:guards|startup-error|hosted\/(?:tell-page|answers)|portal\/(?:paths|main))\.ts|\/demo\/(?:hosted\/hosted|portal\/theme)\.css|rolldown|vite\/preload/,
  ],
  [
    'data',
    /\/node_modules\/@tanstack\/query-core\/|\/sdk\/(?:(?!contracts)[^/]+$|admin\/|capabilities\/(?:sessions|metadata|configurations|flags|profile|vendor|account-settings)\/)|\/ui\/react\/query-client\.ts|\/demo\/portal\/administration-page\.ts/,
  ],
  [
    'administration',
    /\/sdk\/capabilities\/(?:users|roles|groups|applications|assistant|notifications)\/|\/ui\/admin\/(?:users\/reads|read-page)\.ts|\/demo\/(?:portal\/administration-reads|hosted\/portal-reads)\.ts/,
  ],
];

const screens: readonly Subject[] = [
  [
    'shell',
    /\/demo\/portal\/(?:(?:layout|screens|sign-in)\/|solutions\/catalog\.ts$|texts\/en\/shell\.ts$|(?:texts\/|(?!main|config))[\w-]+\.tsx?$)/,
  ],
  // Frame, lists and what all pages of the administration share.
  [
    'admin',
    /\/ui\/(?:kit\/(?:table|feedback|display\/(?!json)|overlay\/popover|layout\/page-header)|admin\/(?:[^/]+$|(?:notifications|switcher)\/|archetypes\/(?:list\/(?!use-token-list)|page\/|formats\/)|archetypes\/form\/use-draft\.ts|frame\/))/,
  ],
  [
    'frame',
    /\/demo\/(?:hosted\/portal-start|portal\/pages\/administration\/page)\.tsx$|\/ui\/admin\/users\/(?:applications\/use-applications|user-state)\.tsx?$|\/ui\/locales\/en\/admin\/frame\.ts$/,
  ],
  ['login', /\/demo\/hosted\/start\.tsx$/],
  [
    'flows',
    /\/sdk\/(?:flows|sign-in|capabilities\/(?:passwords|passwordless|passkeys|sso-login|registration))\/|\/ui\/login\/(?:(?:application|form|frame|routes|sign-in)\/)?[^/]+$/,
  ],
  ['capabilities', /\/sdk\//],
  ['kit', /\/ui\/kit\/(?!chart|tree|matrix|marks|dates)/],
  ['forms', /\/ui\/admin\/archetypes\/(?:form|settings|wizard)\//],
  ['charts', /\/ui\/kit\/chart\//],
  ['solutions', /\/demo\/portal\/(?:feedback|players|solutions\/(?!catalog))/],
  ['research', /\/demo\/research\//],
  // Of the page of reports, and of the provider in the tab.
  ['schedules', /\/croner\//],
  ['preview', /\/demo\/preview\//],
];

/** Chunks of modules that one other may import. */
const ALONE = new Set(['session', 'data', 'administration', 'queries', 'shell', 'frame', 'login']);

export const sharedChunks = (app: PagesApp) => {
  const subjects = [...session, ...basesOf[app], ...screens];
  return subjects.map(([name, test], index) => ({
    name,
    test,
    // What an entry has loaded counts as used by nobody after it.
    minShareCount: ALONE.has(name) ? 1 : 2,
    priority: subjects.length - index,
  }));
};
