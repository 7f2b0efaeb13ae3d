import type { ModeName } from '../../.storybook/modes';

export interface StoryResult {
  id: string;
  title: string;
  mode: ModeName;
  /** A story of both revisions without a picture in one of them has failed. */
  state: 'same' | 'changed' | 'added' | 'removed' | 'failed';
  /** Pixels that differ. */
  pixels?: number;
  /** Why the story could not be rendered, or its steps failed. */
  error?: string;
  /** Addresses of the pictures, relative to the page. */
  pictures: { before?: string | undefined; after?: string | undefined; difference?: string };
}

interface Report {
  base: string;
  results: readonly StoryResult[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const styles = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  section { border-top: 1px solid #8886; padding: 1.5rem 0; }
  h2 { font-size: 16px; margin: 0; }
  .error { color: #d33; white-space: pre-wrap; }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 1rem 0 0; }
  img { border: 1px solid #8886; max-width: 100%; }
`;

const figure = (label: string, address: string | undefined): string =>
  address === undefined
    ? ''
    : `<figure><figcaption>${label}</figcaption><a href="${escapeHtml(address)}"><img loading="lazy" alt="${label}" src="${escapeHtml(address)}"></a></figure>`;

const section = ({
  id,
  title,
  mode,
  state,
  pixels,
  error,
  pictures,
}: StoryResult): string => `<section id="${escapeHtml(`${mode}-${id}`)}">
<h2>${escapeHtml(title)}</h2>
<p>${mode} · ${state}${pixels === undefined ? '' : ` · ${pixels} pixels`}</p>
${error === undefined ? '' : `<p class="error">${escapeHtml(error)}</p>`}
<div class="pictures">${figure('Before', pictures.before)}${figure('After', pictures.after)}${figure('Difference', pictures.difference)}</div>
</section>`;

/** Counts of a review by state, in words. */
export const summarize = ({ base, results }: Report): string => {
  const count = (state: StoryResult['state']) => results.filter((result) => result.state === state).length;
  const failed = results.filter(({ error }) => error !== undefined).length;
  return `Compared with ${base}: ${count('changed')} changed, ${count('added')} added, ${count('removed')} removed, ${count('same')} the same, ${failed} with an error.`;
};

/** Returns the review as one HTML page: what has no picture first, then what changed, is new or gone, or ended with an error. */
export const renderReport = (report: Report): string => {
  const order: readonly StoryResult['state'][] = ['failed', 'changed', 'added', 'removed', 'same'];
  const shown = report.results
    .filter(({ state, error }) => state !== 'same' || error !== undefined)
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.title.localeCompare(b.title));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual review</title>
<style>${styles}</style>
<h1>Visual review</h1>
<p>${escapeHtml(summarize(report))}</p>
${shown.map(section).join('\n')}
</html>
`;
};
