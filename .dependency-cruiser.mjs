/**
 * Import rules. The comment of each rule gives its reason.
 * tests/boundaries/boundaries.test.ts breaks every rule to check that it is caught.
 */

/** What `exports` of the packages offers. */
const sdkEntryPoints = [
  '^sdk/(?:index|contracts|query|text)\\.ts$',
  '^sdk/(?:admin|embed|flows|server|sign-in)/index\\.ts$',
  '^sdk/flows/[^/]+/index\\.ts$',
  '^sdk/capabilities/[^/]+/(?:queries|contract)\\.ts$',
  '^sdk/(?:session|entitlements)/contract\\.ts$',
  '^sdk/(?:session/from-server|server/session/current-session|server/adapters/(?!node)[\\w-]+)\\.ts$',
  '^sdk/(?:admin/rights|capabilities/metadata/login-look|capabilities/passwords/unmet-rules|core/(?:import-module|partly-done)|sign-in/typed-values)\\.ts$',
];
const emulatorEntryPoints = '^emulator/(?:index|node/(?:index|cli|playwright)|testing/(?:vitest|storybook))\\.ts$';
const uiEntryPoints =
  '^ui/(?:index\\.ts|server-components\\.tsx|(?:login|admin|checkout|frontegg|frontegg/rest-api|kit)/index\\.ts|admin/(?:load|read)-page\\.ts|login/auth-routes\\.tsx|embed/mount\\.tsx|frontegg/packages/[^/]+/index\\.ts|locales/[^/]+\\.ts|styles\\.css)$';

/** Folders of the login box and of the administration that are no flow and no page: all of these share them. */
const loginShared = 'application|form|frame|routes|sign-in|story-parts';
const adminShared = 'archetypes|frame|story-pages';

/** Layers of the gateway, lowest first: each may import from the ones before it. */
const gatewayLayers = ['runtime', 'auth', 'nocodb', 'webhooks', 'submissions', 'http'];

const rule = (number, name, comment, from, to) => ({ name: `${number}-${name}`, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      1,
      'sdk-without-framework',
      'The SDK works with every framework: it imports only its own files, zod, zustand and the types of the query core.',
      { path: '^sdk/(?!server/)' },
      { pathNot: '^sdk/|^node_modules/(?:jose|zod|zustand|@tanstack/query-core)/' },
    ),
    rule(
      1,
      'servers-of-any-framework',
      'The part for servers works with every framework as well; the adapter of a framework imports that one.',
      { path: '^sdk/server/' },
      { pathNot: '^sdk/|^node_modules/(?:jose|openid-client|zod)/|^next/' },
    ),
    rule(
      1,
      'tokens-are-verified-on-servers',
      'Only the entry points for servers import jose and openid-client, so that no browser downloads it.',
      { path: '^sdk/(?!server/)' },
      { path: '^node_modules/(?:jose|openid-client)/|^sdk/server/' },
    ),
    rule(
      2,
      'core-imports-nothing-above',
      'All packages import sdk/core, so an import from it to them would create a cycle.',
      { path: '^sdk/core/' },
      { path: '^(?:sdk|ui|emulator|demo)/', pathNot: '^sdk/core/' },
    ),
    rule(
      3,
      'contracts-import-only-contracts',
      'Emulator, tests and documentation import contracts, and must not load a client or a store with them.',
      { path: '^sdk/(?!core/).+/contract\\.ts$' },
      { pathNot: '^sdk/core/(?:contract|schema|text/(?:email-address|phone-number))\\.ts$|^sdk/.+/contract\\.ts$' },
    ),
    rule(
      4,
      'capabilities-are-independent',
      'A capability may import the contract of another one, but not its queries and rules, so that each can change alone.',
      { path: '^sdk/capabilities/([^/]+)/' },
      // The evaluator of entitlements is also offered by the entry point of its capability, whose calls it reads.
      { path: '^sdk/(?!core/)', pathNot: '^sdk/capabilities/$1/|/contract\\.ts$|^sdk/$1/$1\\.ts$' },
    ),
    rule(
      4,
      'shared-code-without-queries',
      'Code that every capability imports cannot depend on the queries of one.',
      { path: '^sdk/(?:core|session|entitlements|admin|embed)/' },
      { path: '^sdk/capabilities/[^/]+/queries\\.ts$' },
    ),
    rule(
      4,
      'session-without-identity',
      'The identity contains the session, so functions that take an identity are in sdk/sign-in.',
      { path: '^sdk/session/' },
      { path: '^sdk/(?:identity\\.ts$|sign-in/)' },
    ),
    rule(
      5,
      'sdk-by-its-entry-points',
      'Our packages import @gatehouse/sdk as a host does, so that internal files can move.',
      { path: '^(?:ui|emulator|demo)/' },
      { path: '^sdk/', pathNot: sdkEntryPoints },
    ),
    rule(
      5,
      'ui-by-its-entry-points',
      'The demo imports @gatehouse/ui as a host does, so that internal files can move.',
      { path: '^demo/' },
      { path: '^ui/', pathNot: uiEntryPoints },
    ),
    rule(
      5,
      'emulator-by-its-entry-points',
      'The demo imports @gatehouse/emulator as a host does, so that internal files can move.',
      { path: '^demo/' },
      { path: '^emulator/', pathNot: emulatorEntryPoints },
    ),
    rule(
      5,
      'packages-by-name',
      'A relative path into another package works only in this repository; its name works everywhere.',
      { path: '^(ui|emulator|demo)/' },
      { path: '^(?:sdk|ui|emulator|demo)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule(
      6,
      'kit-is-independent',
      'Login, administration and demo share the kit, so it imports no feature, and of the SDK only its rules for texts.',
      { path: '^ui/kit/' },
      { path: '^(?:sdk|ui|emulator|demo)/', pathNot: '^(?:ui/kit/|sdk/text\\.ts$)' },
    ),
    rule(
      7,
      'login-without-admin',
      'A host that has only a login page must not download the administration.',
      { path: '^ui/login/' },
      { path: '^ui/admin/' },
    ),
    rule(
      7,
      'admin-without-login',
      'A host that has only the administration must not download the login box.',
      { path: '^ui/admin/' },
      { path: '^ui/login/' },
    ),
    rule(
      7,
      'admin-pages-are-independent',
      'Each page is a chunk; code that two of them share belongs to the archetypes or to the kit.',
      { path: `^ui/admin/(?!(?:${adminShared})/)([^/]+)/` },
      { path: '^ui/admin/[^/]+/', pathNot: `^ui/admin/(?:$1|${adminShared})/` },
    ),
    rule(
      7,
      'story-pages-only-in-stories',
      'Code that stories share must not be part of a page.',
      { path: '^ui/admin/', pathNot: '^ui/admin/story-pages/|[.]stories[.]tsx$' },
      { path: '^ui/admin/story-pages/' },
    ),
    rule(
      7,
      'archetypes-without-pages',
      'All pages use the archetypes, so these cannot depend on one of them.',
      { path: '^ui/admin/archetypes/' },
      { path: '^ui/admin/[^/]+/', pathNot: '^ui/admin/(?:archetypes|story-pages)/' },
    ),
    rule(
      7,
      'flows-are-independent',
      'Each flow can be started alone and at any step; only the second factor is part of other flows.',
      { path: '^sdk/flows/([^/]+)/' },
      { path: '^sdk/flows/', pathNot: '^sdk/flows/(?:$1|mfa)/' },
    ),
    rule(
      7,
      'flow-screens-are-independent',
      'The screens of a flow are loaded with it; only the second factor is rendered inside other flows.',
      { path: `^ui/login/(?!(?:${loginShared})/)([^/]+)/` },
      { path: '^ui/login/[^/]+/', pathNot: `^ui/login/(?:$1|mfa|${loginShared})/` },
    ),
    rule(
      8,
      'ui-without-demo',
      'Components and stories take their identity from context, so they do not import what provides it.',
      { path: '^ui/' },
      { path: '^(?:emulator|demo|site|tests|\\.storybook)/' },
    ),
    rule(
      8,
      'emulator-without-ui',
      'The provider serves any client of its API; its pages are passed to it as built files.',
      { path: '^emulator/' },
      { path: '^(?:ui|demo)/' },
    ),
    rule(
      8,
      'gateway-without-provider',
      'In production the gateway contains neither the local provider nor screens.',
      { path: '^demo/gateway/' },
      { path: '^sdk/(?!server/index\\.ts$)|^(?:ui|emulator)/|^demo/(?!gateway/|research/|guards\\.ts$)' },
    ),
    ...gatewayLayers.map((layer, index) =>
      rule(
        7,
        'gateway-layers-go-one-way',
        'A layer of the gateway imports only from the layers below it; gateway.ts and open.ts assemble them.',
        { path: `^demo/gateway/${layer}/` },
        { path: '^demo/gateway/', pathNot: `^demo/gateway/(?:${gatewayLayers.slice(0, index + 1).join('|')})/` },
      ),
    ),
    rule(
      8,
      'emulator-runs-in-browsers',
      'The same provider runs in a browser tab; code that needs Node has an entry point of its own.',
      { path: '^emulator/(?!node/)' },
      {
        path: '^emulator/node/|^node_modules/(?:libsql|@node-rs/argon2|@hono/node-server|openid-client|@node-saml/node-saml)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      9,
      'composition-roots-are-not-imported',
      'Tests, site and Storybook import everything; code that imports them would ship them.',
      { pathNot: '^(?:tests|site|\\.storybook)/' },
      { path: '^(?:tests|site|\\.storybook)/' },
    ),
    rule(
      10,
      'no-cycles',
      'The modules of a cycle cannot be understood, tested or loaded one by one.',
      {},
      { circular: true },
    ),
    rule(
      10,
      'no-orphans',
      'A module without imports that nothing imports is unused.',
      { orphan: true, pathNot: '\\.d\\.ts$|^ui/frontegg/cdn/public/|^tests/|^site/|^\\.storybook/' },
      {},
    ),
    rule(
      10,
      'no-barrels-but-entry-points',
      'An index file that re-exports hides where code is, and loads all of it.',
      { path: '^(?:sdk|ui|emulator|demo)/' },
      {
        path: '^(?:sdk|ui|emulator|demo)/.*(?:^|/)index\\.tsx?$',
        pathNot: [...sdkEntryPoints, uiEntryPoints, emulatorEntryPoints],
      },
    ),
    rule(
      10,
      'everything-resolves',
      'The other rules cannot check an import that does not resolve.',
      { path: '^(?:sdk|ui|emulator|demo|site|tests|\\.storybook)/' },
      // The vendor's client is installed by the script that runs it, and Next by its hosts.
      { couldNotResolve: true, pathNot: '^(?:(?:node|virtual):|@frontegg/js$|next/)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The folders of tests/hosts and of the benchmark are applications of their own, which install what they import.
    exclude: { path: '(?:^|/)dist/|^tests/hosts/[^/]+/|^tests/bench/first-use/apps/' },
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
