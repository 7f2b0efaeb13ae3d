import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './tarball';

const staticImport = /^(?:import|export)\b[^;'"]*(?:\bfrom\s*)?['"](\.[^'"]+)['"]/gm;

/** The modules of a built package that a module loads at once, itself included, and the cycles among them. */
const loadedWith = async (entry: string) => {
  const texts = new Map<string, string>();
  const cycles: string[] = [];
  const visit = async (file: string, above: readonly string[]): Promise<void> => {
    if (above.includes(file)) cycles.push([...above.slice(above.indexOf(file)), file].join(' -> '));
    if (texts.has(file)) return;
    const text = await readFile(join(root, file), 'utf8');
    texts.set(file, text);
    for (const [, path = ''] of text.matchAll(staticImport)) {
      await visit(normalize(join(dirname(file), path)), [...above, file]);
    }
  };
  await visit(entry, []);
  return { texts, cycles };
};

const entries = ['sdk/dist/index.js', 'ui/dist/index.js', 'ui/dist/login/index.js', 'ui/dist/admin/index.js'];

describe('the published modules', () => {
  it.each(entries)('of %s have no cycles', async (entry) => {
    const { texts, cycles } = await loadedWith(entry);
    expect(cycles).toEqual([]);
    expect(texts.size).toBeGreaterThan(1);
    expect(texts.size).toBeLessThanOrEqual(12);
  });

  it.each(['load', 'en', 'de'])('of the texts (%s) are no client code, so that servers can read them', async (name) => {
    const { texts } = await loadedWith(`ui/dist/locales/${name}.js`);
    expect([...texts].filter(([, text]) => /^['"]use client['"]/.test(text)).map(([file]) => file)).toEqual([]);
  });
});
