/**
 * Chunks of the modules that several pages, dialogs or flows share: one for each subject, with what it is built on, so that
 * a page has few downloads. A module that only one of them imports stays with it. `build/modules.mjs` does the same for the
 * published packages.
 */
const subjects: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  ['icons', /\/node_modules\/lucide/],
  ['sdk', /\/sdk\/(?:core|session|entitlements|[^/]+$)/],
  [
    'kit',
    /\/ui\/(?:index\.ts|react\/.*|kit\/(?:root|texts|button\/button|form\/(?:field|input|checkbox)|feedback\/(?:alert|skeleton)|display\/avatar)\.tsx?)$/,
  ],
  ['shell', /\/demo\/portal\/(?:layout|screens|sign-in|texts|[^/]+$)/],
  // Before what is built on it: a group takes what its modules import with it.
  ['forms', /\/ui\/kit\/(?!chart|tree|matrix|dates)/],
  ['flows', /\/sdk\/(?:sign-in|flows)\//],
  ['login', /\/ui\/login\/(?:(?:application|form|frame|routes|sign-in)\/)?[^/]+$/],
  ['admin', /\/ui\/admin\/(?:[^/]+|notifications\/.*|switcher\/.*|archetypes\/.*|frame\/.*)$/],
  ['capabilities', /\/sdk\//],
  ['charts', /\/ui\/kit\/chart\//],
];

export const sharedChunks = subjects.map(([name, test], index) => ({
  name,
  test,
  minShareCount: 2,
  priority: subjects.length - index,
}));
