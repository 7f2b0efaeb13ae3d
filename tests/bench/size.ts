import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { bundle, gzippedKb } from './bundle';
import { printTable } from './table';

/** Gzipped KB, of 1024 bytes. */
interface Size {
  /** Entry and its static imports. */
  initial: number;
  /** Every chunk. */
  all: number;
}

interface SizeRow {
  what: string;
  budget: number;
  /** Which of the two sizes the budget is for. */
  counts: keyof Size;
  measure: () => Promise<Size>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

const compileStyles = async (): Promise<Size> => {
  const from = `${root}ui/styles.css`;
  const { css } = await postcss([tailwind({ optimize: true })]).process(await readFile(from), { from });
  return { initial: gzippedKb(css), all: gzippedKb(css) };
};

const headless = `
  import { createIdentity } from '@gatehouse/sdk';
  import { contract } from '@gatehouse/sdk/contracts/tokens';
  const { session, call, gate } = createIdentity({ baseUrl: 'https://auth.example.com', clientId: 'host' });
  export const api = call(contract);
  export { gate, session };
`;

const wholeSdk = `
  export * from '@gatehouse/sdk';
  export * from '@gatehouse/sdk/contracts';
  export * from '@gatehouse/sdk/query';
`;

const loginBox = `
  import { createIdentity } from '@gatehouse/sdk';
  import { IdentityProvider } from '@gatehouse/ui';
  import { LoginBox } from '@gatehouse/ui/login';
  const identity = createIdentity({ baseUrl: 'https://auth.example.com', clientId: 'host' });
  export const page = <IdentityProvider identity={identity} load={false}><LoginBox /></IdentityProvider>;
`;

const adminPortal = `
  import { createIdentity } from '@gatehouse/sdk';
  import { IdentityProvider } from '@gatehouse/ui';
  import { AdminPortal } from '@gatehouse/ui/admin';
  const identity = createIdentity({ baseUrl: 'https://auth.example.com', clientId: 'host' });
  export const page = <IdentityProvider identity={identity}><AdminPortal /></IdentityProvider>;
`;

/** What the frame fetches for all lists as soon as it stands, while it waits for flags and metadata: counted with the frame. */
const listEngine = 'ui/kit/use-table-view.ts';

const frame = async (): Promise<Size> => {
  const { initial, all, added } = await bundle(adminPortal);
  return { initial: initial + added(listEngine), all };
};

/** What a page adds to the frame when it is opened. */
const addedPage = async (source: string): Promise<Size> => {
  const size = (await bundle(adminPortal)).added(source, [listEngine]);
  return { initial: size, all: size };
};

/** Preview and emulator are chunks of their own, so the portal's first chunks hold none of them. */
const previewInPortal = async (): Promise<Size> => {
  const { bytesFrom } = await bundle("import './demo/portal/start';");
  const size = (bytesFrom('demo/preview/') + bytesFrom('emulator/')) / 1024;
  return { initial: size, all: size };
};

const rows: readonly SizeRow[] = [
  {
    // The engine behind it is a chunk of its own, fetched with the first use; the second column counts it too.
    what: 'headless client: session, hosted login, refresh, gates, one contract',
    budget: 10,
    counts: 'initial',
    measure: () => bundle(headless),
  },
  {
    what: 'whole SDK, every capability, query library external',
    budget: 28,
    counts: 'all',
    measure: () => bundle(wholeSdk, ['@tanstack/*']),
  },
  { what: 'login box, first screen, React external', budget: 45, counts: 'initial', measure: () => bundle(loginBox) },
  { what: 'login box, every flow, React external', budget: 80, counts: 'all', measure: () => bundle(loginBox) },
  {
    what: 'admin portal frame and the engine of its lists, React external',
    budget: 60,
    counts: 'initial',
    measure: frame,
  },
  {
    what: 'one admin page on top of the frame: API tokens',
    budget: 15,
    counts: 'all',
    measure: () => addedPage('ui/admin/tokens/page.tsx'),
  },
  { what: 'whole admin portal, all pages', budget: 170, counts: 'all', measure: () => bundle(adminPortal) },
  { what: 'preview code loaded with the portal', budget: 0, counts: 'initial', measure: previewInPortal },
  { what: 'styles.css', budget: 14, counts: 'all', measure: compileStyles },
];

const results: (SizeRow & Size & { kept: boolean })[] = [];
for (const row of rows) {
  const { initial, all } = await row.measure();
  results.push({ ...row, initial, all, kept: { initial, all }[row.counts] <= row.budget });
}

printTable(
  'Size: esbuild, minified, ES modules, react and react-dom external, gzip -9, KB of 1024 bytes',
  ['what', 'initial', 'all chunks', 'at most', 'kept'],
  results.map(({ what, initial, all, budget, counts, kept }) => [
    what,
    initial.toFixed(1),
    all.toFixed(1),
    `${budget} (${counts})`,
    kept ? 'yes' : 'NO',
  ]),
);
process.exitCode = results.every(({ kept }) => kept) ? 0 : 1;
