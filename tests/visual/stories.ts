import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StoryEntry {
  id: string;
  title: string;
}

/** Stories of a build, by id. */
export const storiesOf = (built: string): ReadonlyMap<string, StoryEntry> => {
  const index: { entries: Record<string, { id: string; title: string; name: string; type: string }> } = JSON.parse(
    readFileSync(join(built, 'index.json'), 'utf8'),
  );
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return new Map(stories.map(({ id, title, name }) => [id, { id, title: `${title} / ${name}` }]));
};

/** A page is left when it has rendered so many stories: opening one takes as long as two stories. */
const PAGE_SIZE = 24;

/**
 * Stories that are rendered in one page, one after the other: those of whole components. What a story leaves behind, such as
 * whether focus rings show, is then the same in both builds.
 */
export const pagesOf = (ids: readonly string[]): string[][] => {
  const pages: string[][] = [];
  let last = '';
  for (const id of ids) {
    const [component = ''] = id.split('--');
    const page = pages.at(-1);
    if (page && (component === last || page.length < PAGE_SIZE)) page.push(id);
    else pages.push([id]);
    last = component;
  }
  return pages;
};
