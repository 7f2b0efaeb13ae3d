import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the script that runs in every page before Storybook. */
export const bundlePageScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page/main.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};
