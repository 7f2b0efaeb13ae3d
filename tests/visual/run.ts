/**
 * Compares pictures of the stories of a base revision with those of the working tree, and writes one page with before, after
 * and difference. Ends with 1 when a story looks different, or could not be rendered.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compare } from './compare';
import { readOptions, type VisualOptions } from './options';
import { type Picture, takePictures } from './pictures';
import { renderReport, type StoryResult, summarize } from './report';
import { buildBase, buildWorkingTree, cache, findBase, root, write } from './revision';
import { storiesOf } from './stories';

/** More differences than this cannot be chance: they are not looked at again. */
const MAX_DOUBTS = 24;

/** Whether a story has to be looked at again: it differs, or one of its pictures could not be taken as it should be. */
const isDoubtful = (before: Picture | undefined, after: Picture | undefined): boolean => {
  if (before?.error !== undefined || after?.error !== undefined) return true;
  if (!before?.file || !after?.file) return false;
  return compare(readFileSync(before.file), readFileSync(after.file)) !== undefined;
};

/** What the review says of a story, before its pictures are copied. */
const judge = (before: Picture | undefined, after: Picture | undefined) => {
  if (!after) return { state: 'removed' as const };
  if (!before) return { state: 'added' as const };
  if (!before.file || !after.file) return { state: 'failed' as const };
  const difference = compare(readFileSync(before.file), readFileSync(after.file));
  return difference ? { state: 'changed' as const, difference } : { state: 'same' as const };
};

const errorOf = (before: Picture | undefined, after: Picture | undefined): Pick<StoryResult, 'error'> => {
  if (after?.error !== undefined) return { error: after.error };
  return before && !before.file ? { error: `In the base: ${before.error}` } : {};
};

const review = async (options: VisualOptions): Promise<boolean> => {
  const commit = findBase(options.base);
  const base = commit.slice(0, 10);
  console.log(`Stories of ${base} and of the working tree`);
  const [builtBefore, builtAfter] = await Promise.all([buildBase(commit), buildWorkingTree()]);
  const [before, after] = [storiesOf(builtBefore), storiesOf(builtAfter)];
  const isWanted = (id: string) => options.only.length === 0 || options.only.some((start) => id.startsWith(start));

  const report = join(root, 'test-results/visual');
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const copy = (picture: Picture | undefined, name: string): string | undefined => {
    if (!picture?.file) return undefined;
    const target = join(report, name);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(picture.file, target);
    return name;
  };

  const results: StoryResult[] = [];
  for (const mode of options.modes) {
    const wanted = (stories: ReadonlyMap<string, unknown>) => [...stories.keys()].filter(isWanted);
    const [earlier, now] = await Promise.all([
      takePictures(builtBefore, join(dirname(builtBefore), 'pictures'), mode, wanted(before)),
      takePictures(builtAfter, join(cache, 'working/pictures'), mode, wanted(after)),
    ]);
    // A difference that does not come back in fresh pages is no change.
    const differing = [...now.keys()].filter((id) => isDoubtful(earlier.get(id), now.get(id)));
    const doubtful = differing.length > MAX_DOUBTS ? [] : differing;
    const inBoth = doubtful.filter((id) => earlier.has(id));
    const again = join(cache, 'working/again');
    rmSync(again, { recursive: true, force: true });
    const earlierAgain = await takePictures(builtBefore, join(again, 'before'), mode, inBoth, true);
    const nowAgain = await takePictures(builtAfter, join(again, 'after'), mode, doubtful, true);
    for (const id of new Set([...earlier.keys(), ...now.keys()])) {
      const [old, fresh] = [earlierAgain.get(id) ?? earlier.get(id), nowAgain.get(id) ?? now.get(id)];
      const { state, difference } = { difference: undefined, ...judge(old, fresh) };
      const name = (part: string) => `${mode}/${id}.${part}.png`;
      if (difference) write(join(report, name('difference')), difference.picture);
      results.push({
        id,
        mode,
        title: (after.get(id) ?? before.get(id))?.title ?? id,
        state,
        ...errorOf(old, fresh),
        ...(difference && { pixels: difference.pixels }),
        pictures:
          state === 'same'
            ? {}
            : {
                before: copy(old, name('before')),
                after: copy(fresh, name('after')),
                ...(difference && { difference: name('difference') }),
              },
      });
    }
  }
  write(join(report, 'index.html'), renderReport({ base, results }));
  console.log(summarize({ base, results }));
  console.log(relative(process.cwd(), join(report, 'index.html')));
  for (const { id, mode, state, error } of results)
    if (state === 'changed' || error !== undefined) console.log(`${id}, ${mode}: ${error ?? 'changed'}`);
  return results.every(({ state, error }) => state !== 'changed' && error === undefined);
};

process.exitCode = (await review(readOptions(process.argv.slice(2)))) ? 0 : 1;
