import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() && extname(entry.name) in TYPES ? [join(entry.parentPath, entry.name)] : [],
    );
  } catch {
    return [];
  }
};

/**
 * Reads the built sign-in pages of a folder. Only files that exist at the start are served, by exact path; none when
 * the pages were not built.
 */
export const readHostedPages = (folder: string) => {
  const places = new Map(filesIn(folder).map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]));
  const serve = (path: string): Response | undefined => {
    const place = places.get(path);
    const type = TYPES[extname(path)];
    if (!place || !type) return undefined;
    const body = new Uint8Array(readFileSync(place));
    return new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
  };
  return { file: serve, index: () => serve('/index.html') };
};
