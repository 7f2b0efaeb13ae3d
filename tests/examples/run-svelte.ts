import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Identity } from '@gatehouse/sdk';
import { build, type Plugin } from 'esbuild';
import { compileModule } from 'svelte/compiler';
import type { createTokens } from './svelte';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Replaces a component: an effect that reads the list as markup would. */
const component = `
  import { QueryClient } from '@tanstack/svelte-query';
  import { createTokens } from './tests/examples/svelte';
  export const run = (identity) => {
    const client = new QueryClient();
    client.mount();
    let shown;
    let page;
    const end = $effect.root(() => {
      page = createTokens(identity, client);
      $effect(() => {
        shown = page.list.data?.map(({ description }) => description);
      });
    });
    const stop = () => {
      end();
      page.stop();
      client.unmount();
      client.clear();
    };
    return { shown: () => shown, add: page.add, stop };
  };
`;

/** Compiles what a Svelte application's bundler would: modules with runes. */
const svelte: Plugin = {
  name: 'svelte',
  setup: ({ onLoad, onResolve }) => {
    const compiled = (source: string, filename: string) =>
      compileModule(source, { filename, generate: 'client', dev: false }).js.code;
    onResolve({ filter: /^component$/ }, () => ({ path: 'component.svelte.js', namespace: 'component' }));
    onLoad({ filter: /./, namespace: 'component' }, ({ path }) => ({
      contents: compiled(component, path),
      resolveDir: root,
    }));
    onLoad({ filter: /\.svelte\.js$/, namespace: 'file' }, async ({ path }) => ({
      contents: compiled(await readFile(path, 'utf8'), path),
    }));
    // Components of the library that the example does not use.
    onLoad({ filter: /\.svelte$/ }, () => ({ contents: 'export default undefined;' }));
  },
};

interface Component {
  /** What the last run of the effect would have shown. */
  shown(): string[] | undefined;
  add: ReturnType<typeof createTokens>['add'];
  stop(): void;
}

/** Runs the Svelte example with the client's runtime, which needs no DOM for modules without markup. */
export const runSvelte = async (identity: Identity): Promise<Component> => {
  const { outputFiles } = await build({
    stdin: { contents: "export { run } from 'component';", resolveDir: root },
    absWorkingDir: root,
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source', 'svelte', 'browser', 'production'],
    plugins: [svelte],
    logLevel: 'error',
  });
  const text = outputFiles[0]?.text ?? '';
  const url = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  const { run }: { run: (identity: Identity) => Component } = await import(/* @vite-ignore */ url);
  return run(identity);
};
