/**
 * The laws of the house. Each rule names the law it holds and why the law is there.
 * tests/boundaries/boundaries.test.ts breaks every one of them on purpose, to see that it is caught.
 */

/** What `exports` of the packages offers. */
const sdkEntryPoints = [
  '^sdk/(?:index|contracts|query)\\.ts$',
  '^sdk/(?:admin|embed|flows|server|sign-in)/index\\.ts$',
  '^sdk/flows/[^/]+/index\\.ts$',
  '^sdk/capabilities/[^/]+/(?:queries|contract)\\.ts$',
  '^sdk/(?:session|entitlements)/contract\\.ts$',
  '^sdk/(?:admin/rights|capabilities/metadata/login-look|capabilities/passwords/unmet-rules|core/partly-done|sign-in/typed-values)\\.ts$',
];
const emulatorEntryPoints = '^emulator/(?:index|node/(?:index|cli|playwright)|testing/(?:vitest|storybook))\\.ts$';
const uiEntryPoints =
  '^ui/(?:index\\.ts|(?:login|admin|checkout|kit)/index\\.ts|login/auth-routes\\.tsx|embed/mount\\.tsx|locales/[^/]+\\.ts|styles\\.css)$';

/** Layers of the gateway, lowest first: each may import from the ones before it. */
const gatewayLayers = ['runtime', 'auth', 'nocodb', 'webhooks', 'submissions', 'http'];

const law = (number, name, comment, from, to) => ({ name: `${number}-${name}`, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    law(
      1,
      'sdk-knows-no-framework',
      'The SDK serves every framework and every browser: only its own files, zod, zustand and the types of the query core.',
      { path: '^sdk/' },
      { pathNot: '^sdk/|^node_modules/(?:jose|zod|zustand|@tanstack/query-core)/' },
    ),
    law(
      1,
      'tokens-are-verified-on-servers',
      'jose belongs to the entry point for servers alone; nothing that a browser loads may bring it along.',
      { path: '^sdk/(?!server/)' },
      { path: '^node_modules/jose/|^sdk/server/' },
    ),
    law(
      2,
      'core-is-the-ground',
      'Everything stands on sdk/core, so a step upwards from it would close a circle sooner or later.',
      { path: '^sdk/core/' },
      { path: '^(?:sdk|ui|emulator|demo)/', pathNot: '^sdk/core/' },
    ),
    law(
      3,
      'contracts-are-data',
      'A contract is read by emulators, tests and documentation, which must not load a client or a store with it.',
      { path: '^sdk/(?!core/).+/contract\\.ts$' },
      { pathNot: '^sdk/core/(?:contract|schema)\\.ts$|^sdk/.+/contract\\.ts$' },
    ),
    law(
      4,
      'capabilities-are-strangers',
      "Another capability's contract may be read; its queries and rules belong to it, so that each can be changed alone.",
      { path: '^sdk/capabilities/([^/]+)/' },
      // The evaluator of entitlements is also offered by the entry point of its capability, whose calls it reads.
      { path: '^sdk/(?!core/)', pathNot: '^sdk/capabilities/$1/|/contract\\.ts$|^sdk/$1/$1\\.ts$' },
    ),
    law(
      4,
      'nothing-shared-reads-queries',
      'What every capability stands on cannot know the queries of one of them.',
      { path: '^sdk/(?:core|session|entitlements|admin|embed)/' },
      { path: '^sdk/capabilities/[^/]+/queries\\.ts$' },
    ),
    law(
      4,
      'session-knows-no-identity',
      'The identity is made of the session, so what takes an identity lives in sdk/sign-in.',
      { path: '^sdk/session/' },
      { path: '^sdk/(?:identity\\.ts$|sign-in/)' },
    ),
    law(
      5,
      'sdk-by-its-entry-points',
      'Who enters by @gatehouse/sdk sees what a host sees, and the inside can move.',
      { path: '^(?:ui|emulator|demo)/' },
      { path: '^sdk/', pathNot: sdkEntryPoints },
    ),
    law(
      5,
      'ui-by-its-entry-points',
      'Who enters by @gatehouse/ui sees what a host sees, and the inside can move.',
      { path: '^demo/' },
      { path: '^ui/', pathNot: uiEntryPoints },
    ),
    law(
      5,
      'emulator-by-its-entry-points',
      'Who enters by @gatehouse/emulator sees what a host sees, and the inside can move.',
      { path: '^demo/' },
      { path: '^emulator/', pathNot: emulatorEntryPoints },
    ),
    law(
      5,
      'entry-points-by-their-names',
      'A relative path into another package works here and nowhere else; the name works for everybody.',
      { path: '^(ui|emulator|demo)/' },
      { path: '^(?:sdk|ui|emulator|demo)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    law(
      6,
      'kit-knows-nothing',
      'Buttons and dialogs serve login, portal and demo alike, so they know neither the SDK nor a feature.',
      { path: '^ui/kit/' },
      { path: '^(?:sdk|ui|emulator|demo)/', pathNot: '^ui/kit/' },
    ),
    law(
      7,
      'login-knows-no-admin',
      'A host with a login page alone must not download the portal.',
      { path: '^ui/login/' },
      { path: '^ui/admin/' },
    ),
    law(
      7,
      'admin-knows-no-login',
      'A host with the portal alone must not download the login box.',
      { path: '^ui/admin/' },
      { path: '^ui/login/' },
    ),
    law(
      7,
      'admin-pages-are-strangers',
      'Pages are loaded one by one; what two of them share belongs to the archetypes or to the kit.',
      { path: '^ui/admin/([^/]+)/' },
      { path: '^ui/admin/[^/]+/', pathNot: '^ui/admin/(?:$1|resource|story-pages)/' },
    ),
    law(
      7,
      'story-pages-are-for-stories',
      'What stories share is no part of a page.',
      { path: '^ui/admin/', pathNot: '^ui/admin/story-pages/|[.]stories[.]tsx$' },
      { path: '^ui/admin/story-pages/' },
    ),
    law(
      7,
      'archetypes-know-no-page',
      'An archetype that knows one of its pages is no archetype.',
      { path: '^ui/admin/resource/' },
      { path: '^ui/admin/[^/]+/', pathNot: '^ui/admin/resource/' },
    ),
    law(
      7,
      'flows-are-strangers',
      'Each flow can be started alone and at any step; only the second factor is a step of others.',
      { path: '^sdk/flows/([^/]+)/' },
      { path: '^sdk/flows/', pathNot: '^sdk/flows/(?:$1|mfa)/' },
    ),
    law(
      7,
      'flow-screens-are-strangers',
      'The screens of a flow are loaded with it; only the second factor is shown inside others.',
      { path: '^ui/login/([^/]+)/' },
      { path: '^ui/login/[^/]+/', pathNot: '^ui/login/(?:$1|mfa)/' },
    ),
    law(
      8,
      'ui-knows-no-demo',
      'The kit, stories included, takes its identity from context; who provides it is not its business.',
      { path: '^ui/' },
      { path: '^(?:emulator|demo|tests|\\.storybook)/' },
    ),
    law(
      8,
      'emulator-knows-no-ui',
      'The provider serves any client of its API; its pages come to it as built files.',
      { path: '^emulator/' },
      { path: '^(?:ui|demo)/' },
    ),
    law(
      8,
      'gateway-knows-no-provider',
      'The gateway in production carries nothing of the local provider, and none of the screens.',
      { path: '^demo/gateway/' },
      { path: '^sdk/(?!server/index\\.ts$)|^(?:ui|emulator)/|^demo/(?!gateway/|research/)' },
    ),
    ...gatewayLayers.map((layer, index) =>
      law(
        7,
        'gateway-layers-go-one-way',
        'A layer of the gateway imports only from the layers below it; gateway.ts and open.ts assemble them.',
        { path: `^demo/gateway/${layer}/` },
        { path: '^demo/gateway/', pathNot: `^demo/gateway/(?:${gatewayLayers.slice(0, index + 1).join('|')})/` },
      ),
    ),
    law(
      8,
      'emulator-runs-in-a-page',
      'The same provider answers in a browser tab; what needs Node has its own entry point.',
      { path: '^emulator/(?!node/)' },
      {
        path: '^emulator/node/|^node_modules/(?:libsql|@node-rs/argon2|@hono/node-server|openid-client|@node-saml/node-saml)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    law(
      9,
      'composition-roots-are-not-imported',
      'Tests and Storybook put everything together; code that imports them would ship them.',
      { pathNot: '^(?:tests|\\.storybook)/' },
      { path: '^(?:tests|\\.storybook)/' },
    ),
    law(
      10,
      'no-cycles',
      'Stairs only go down: a cycle has no first module to understand, to test or to load.',
      {},
      { circular: true },
    ),
    law(
      10,
      'no-orphans',
      'A module that neither uses nor is used is forgotten work.',
      { orphan: true, pathNot: '\\.d\\.ts$|^tests/|^\\.storybook/' },
      {},
    ),
    law(
      10,
      'no-barrels-but-entry-points',
      'An index file that only passes things on hides where they live and drags them all in.',
      { path: '^(?:sdk|ui|emulator|demo)/' },
      {
        path: '^(?:sdk|ui|emulator|demo)/.*(?:^|/)index\\.tsx?$',
        pathNot: [...sdkEntryPoints, uiEntryPoints, emulatorEntryPoints],
      },
    ),
    law(
      10,
      'everything-resolves',
      'What cannot be found cannot be judged by the other laws.',
      { path: '^(?:sdk|ui|emulator|demo|tests|\\.storybook)/' },
      // The vendor's client is installed by the script that runs it.
      { couldNotResolve: true, pathNot: '^(?:(?:node|virtual):|@frontegg/js$)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The folders of tests/hosts are applications of their own, which install what they import.
    exclude: { path: '(?:^|/)dist/|^tests/hosts/[^/]+/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
