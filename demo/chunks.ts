/**
 * Chunks of the modules that several pages, dialogs or flows share: one for each subject, with what it is built on, so that
 * a page has few downloads. A module that only one of them imports stays with it. `build/modules.mjs` does the same for the
 * published packages.
 */
const subjects: readonly (readonly [name: string, modules: RegExp])[] = [
  // The session, which starts before the code of the screens is there.
  [
    'session',
    /\/node_modules\/(?:zustand\/esm\/vanilla|zod\/v4\/mini\/)|\/sdk\/(?:core|session|entitlements|(?:bind|identity|index|ownership|routes|text|token-owner)\.ts)|\/ui\/(?:styles\.css|login\/application\/(?:read-application|readable-colors|vendor-texts))|\/demo\/(?:startup-error|hosted\/(?:tell-page|answers)|portal\/(?:paths|main))\.ts|\/demo\/(?:hosted\/hosted|portal\/theme)\.css|rolldown|vite\/preload/,
  ],
  // What is read while React and the screens are still loading.
  [
    'data',
    /\/node_modules\/@tanstack\/query-core\/|\/sdk\/(?:(?!contracts)[^/]+$|.*errors\.ts|(?:admin|embed)\/|capabilities\/(?:sessions|metadata|configurations|flags|social|profile|mfa|vendor|account-settings)\/)|\/ui\/(?:react\/query-client|admin\/read-page)\.ts|\/demo\/(?:portal\/administration-reads|hosted\/portal-reads)\.ts/,
  ],
  [
    'administration',
    /\/sdk\/capabilities\/(?:users|roles|groups|applications|assistant|notifications)\/|\/ui\/admin\/users\/reads\.ts/,
  ],
  // React, and what every screen shows.
  [
    'base',
    /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|zustand|lucide-react|@tanstack\/react-query)\/|\/ui\/(?:index\.ts|react\/.*|kit\/(?:root|texts|part-texts|use-part-texts|elements|button\/button|form\/(?:field|input|checkbox|otp-input|password-input|select|bare-switch)|browser|contrast|feedback\/(?:alert|skeleton|progress)|display\/(?:avatar|badge|use-copy|copy-block|copy-field)|layout\/card|overlay\/menu)\.tsx?|admin\/(?:pages|texts|admin-loaders|load-page|frame\/use-hosted-portal)\.tsx?|locales\/(?:load|en\/(?:admin|login))\.ts|login\/(?:texts|impersonate\/impersonation-bar|session-warning\/.*|step-up\/step-up-dialogs)\.tsx?)$|\/demo\/hosted\/page-boundary\.tsx/,
  ],
  [
    'shell',
    /\/demo\/portal\/(?:(?:layout|screens|sign-in)\/|solutions\/catalog\.ts$|texts\/en\/shell\.ts$|(?:texts\/|(?!main|config))[\w-]+\.tsx?$)/,
  ],
  // Frame, lists and what all pages of the administration share.
  [
    'admin',
    /\/ui\/(?:kit\/(?:table|feedback|display\/(?!json)|overlay\/popover|layout\/page-header)|admin\/(?:[^/]+$|(?:notifications|switcher)\/|archetypes\/(?:list|page|formats)\/|archetypes\/form\/use-draft\.ts|frame\/))/,
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
  ['kit', /\/ui\/kit\/(?!chart|tree|matrix|dates)/],
  ['forms', /\/ui\/admin\/archetypes\/(?:form|settings|wizard)\//],
  ['charts', /\/ui\/kit\/chart\//],
  ['solutions', /\/demo\/portal\/(?:feedback|players|solutions\/(?!catalog))/],
  ['research', /\/demo\/research\//],
  ['preview', /\/demo\/preview\/|\/croner\//],
];
export const sharedChunks = subjects.map(([name, test], index) => ({
  name,
  test,
  // What an entry has loaded counts as used by nobody after it.
  minShareCount: ['session', 'data', 'shell', 'frame', 'login'].includes(name) ? 1 : 2,
  priority: subjects.length - index,
}));
