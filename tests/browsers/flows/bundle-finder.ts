import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entry = fileURLToPath(new URL('../in-page/finder.ts', import.meta.url));

/** Bundles the finder as a classic script. */
export const bundleFinder = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};
