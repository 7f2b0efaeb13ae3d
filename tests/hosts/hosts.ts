import type { languages } from '../../ui/locales/load';

/** A host outside of the repository, as data. */
export interface Host {
  what: string;
  /** Folder beside this file with its sources. */
  folder: string;
  /** Installs the lowest versions that the ranges of the packages allow. */
  isLowest?: boolean;
  /** Versions that differ from its `package.json`. */
  versions?: Readonly<Record<string, string>>;
  /** Secret of its client at the provider, in its variable `CLIENT_SECRET`. Default: it has none. */
  clientSecret?: string;
  /** Name of the variable with the provider's address. */
  addressIn: string;
  /** How a browser uses it; without, its `npm start` is the test. */
  browser?: {
    /** Arguments of its server. */
    serve: (port: number) => readonly string[];
    /**
     * `pages` signs in at the provider's page, in a login box on a page of its own, and has an administration beside its list;
     * `one-page` does all on its first page; `restart` restarts the provider while a user is signed in; `server`
     * has its session on its server; `frontegg` was written for the vendor's package; `first-hour` is what the tours build.
     */
    journey?: 'pages' | 'one-page' | 'restart' | 'server' | 'frontegg' | 'first-hour';
    /** Where the data of its first page are for a navigation without HTML, in a `server` journey. */
    data?: string;
    /** Whether it opens the checkout. */
    hasCheckout?: boolean;
    /** Whether it has account pages in the language of the browser. */
    account?: {
      language: keyof typeof languages;
      /** What starts a sign-in at the provider: a guarded page, or a button. */
      leaveBy: 'guard' | 'button';
    };
  };
}

const vite = (port: number) => ['vite', 'preview', '--port', String(port), '--strictPort'];
const viteAddress = 'VITE_IDENTITY_URL';

export const hosts: Readonly<Record<string, Host>> = {
  react: {
    what: "Vite, React Router, its own QueryClient, Tailwind 4, under style-src 'self'",
    folder: 'react',
    addressIn: viteAddress,
    browser: { serve: vite, journey: 'pages', account: { language: 'de', leaveBy: 'guard' } },
  },
  react18: {
    what: 'the same on React 18.3 and the lowest versions that the ranges allow',
    folder: 'react',
    isLowest: true,
    versions: { '@types/react': '18.3.0', '@types/react-dom': '18.3.0', 'react-router': '7.1.0' },
    addressIn: viteAddress,
    browser: { serve: vite, journey: 'pages' },
  },
  wouter: {
    what: "account pages in wouter, under style-src 'self'",
    folder: 'wouter',
    addressIn: viteAddress,
    browser: { serve: vite, account: { language: 'he', leaveBy: 'guard' } },
  },
  next: {
    what: "Next, App Router, rendered by its server, under style-src 'self' and a nonce",
    folder: 'next',
    addressIn: 'NEXT_PUBLIC_IDENTITY_URL',
    browser: {
      serve: (port) => ['next', 'start', '--port', String(port)],
      journey: 'pages',
      account: { language: 'ja', leaveBy: 'guard' },
    },
  },
  'next-server': {
    what: 'Next with its session on the server: gates in server components, the user in the first paint',
    folder: 'next-server',
    addressIn: 'IDENTITY_URL',
    browser: { serve: (port) => ['next', 'start', '--port', String(port)], journey: 'server' },
  },
  'router-server': {
    what: 'React Router in framework mode with its session on the server',
    folder: 'router-server',
    addressIn: 'IDENTITY_URL',
    browser: { serve: () => ['react-router-serve', './build/server/index.js'], journey: 'server', data: '/_root.data' },
  },
  'svelte-server': {
    what: 'SvelteKit with its session on the server',
    folder: 'svelte-server',
    addressIn: 'IDENTITY_URL',
    browser: { serve: () => ['node', './build/index.js'], journey: 'server', data: '/__data.json' },
  },
  'first-hour': {
    what: 'what the tours of the first hour build: a Dutch login, a button of its own, a test with a seeded user',
    folder: 'first-hour',
    addressIn: viteAddress,
    browser: { serve: vite, journey: 'first-hour' },
  },
  frontegg: {
    what: "an application that was written for @frontegg/react, under this kit's names of it",
    folder: 'frontegg',
    addressIn: viteAddress,
    browser: { serve: vite, journey: 'frontegg' },
  },
  plain: {
    what: "plain page under style-src 'self' and Trusted Types, with login box, account pages, administration and checkout mounted",
    folder: 'plain',
    addressIn: viteAddress,
    browser: {
      serve: vite,
      journey: 'one-page',
      hasCheckout: true,
      account: { language: 'he', leaveBy: 'button' },
    },
  },
  empty: {
    what: 'an empty Vite app in development, whose provider is restarted',
    folder: 'empty',
    addressIn: viteAddress,
    browser: { serve: (port) => ['vite', '--port', String(port), '--strictPort'], journey: 'restart' },
  },
  vue: { what: 'Vue', folder: 'vue', addressIn: viteAddress, browser: { serve: vite, journey: 'one-page' } },
  'unit-tests': {
    what: 'unit tests of a host: sign-in, account pages and administration in jsdom and in happy-dom',
    folder: 'unit-tests',
    addressIn: 'IDENTITY_URL',
  },
  servers: {
    what: 'Express, Fastify and Hono, with sessions, and tokens of users and programs',
    folder: 'servers',
    clientSecret: 'the secret of the client',
    addressIn: 'IDENTITY_URL',
  },
  servers26: {
    what: 'the same on Node 26',
    folder: 'servers',
    clientSecret: 'the secret of the client',
    versions: { node: '^26.0.0' },
    addressIn: 'IDENTITY_URL',
  },
  node: {
    what: 'Node without the DOM library, ES modules and CommonJS',
    folder: 'node',
    addressIn: 'IDENTITY_URL',
  },
};
