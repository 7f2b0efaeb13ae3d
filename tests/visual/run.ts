/**
 * Compares pictures of the stories of a base revision with those of the working tree, and writes one page with before, after
 * and difference. Ends with 1 when a story looks different, or could not be rendered.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compare } from './compare';
import { readOptions, type VisualOptions } from './options';
import { type Picture, storiesOf, takePictures } from './pictures';
import { renderReport, type StoryResult, summarize } from './report';
import { buildBase, buildWorkingTree, cache, findBase, root, write } from './revision';

const looksChanged = (before: Picture | undefined, after: Picture | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  compare(readFileSync(before.file), readFileSync(after.file)) !== undefined;

const review = async (options: VisualOptions): Promise<boolean> => {
  const commit = findBase(options.base);
  const base = commit.slice(0, 10);
  console.log(`Stories of ${base}`);
  const builtBefore = buildBase(commit);
  console.log('Stories of the working tree');
  const builtAfter = buildWorkingTree();
  const [before, after] = [storiesOf(builtBefore), storiesOf(builtAfter)];
  const isWanted = (id: string) => options.only.length === 0 || options.only.some((start) => id.startsWith(start));

  const report = join(root, 'test-results/visual');
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const copy = (file: string, name: string): string => {
    const target = join(report, name);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
    return name;
  };

  const results: StoryResult[] = [];
  for (const mode of options.modes) {
    const wanted = (stories: ReadonlyMap<string, unknown>) => [...stories.keys()].filter(isWanted);
    const earlier = await takePictures(builtBefore, join(cache, commit, 'pictures'), mode, wanted(before));
    const now = await takePictures(builtAfter, join(cache, 'working/pictures'), mode, wanted(after));
    // A difference that does not come back in fresh pages is no change: steps that raced with a paint, on a busy machine.
    const differing = [...now.keys()].filter((id) => looksChanged(earlier.get(id), now.get(id)));
    const again = join(cache, 'working/again');
    rmSync(again, { recursive: true, force: true });
    const [earlierAgain, nowAgain] = [
      await takePictures(builtBefore, join(again, 'before'), mode, differing, true),
      await takePictures(builtAfter, join(again, 'after'), mode, differing, true),
    ];
    for (const id of new Set([...earlier.keys(), ...now.keys()])) {
      const [old, fresh] = [earlierAgain.get(id) ?? earlier.get(id), nowAgain.get(id) ?? now.get(id)];
      const story = { id, mode, title: (after.get(id) ?? before.get(id))?.title ?? id };
      const error = fresh?.error !== undefined ? { error: fresh.error } : {};
      const name = (part: string) => `${mode}/${id}.${part}.png`;
      if (!fresh) {
        const pictures = old ? { before: copy(old.file, name('before')) } : {};
        results.push({ ...story, state: 'removed', pictures });
        continue;
      }
      if (!old) {
        results.push({ ...story, ...error, state: 'added', pictures: { after: copy(fresh.file, name('after')) } });
        continue;
      }
      const difference = compare(readFileSync(old.file), readFileSync(fresh.file));
      if (!difference) {
        results.push({ ...story, ...error, state: 'same', pictures: {} });
        continue;
      }
      write(join(report, name('difference')), difference.picture);
      const pictures = {
        before: copy(old.file, name('before')),
        after: copy(fresh.file, name('after')),
        difference: name('difference'),
      };
      results.push({ ...story, ...error, state: 'changed', pixels: difference.pixels, pictures });
    }
  }
  write(join(report, 'index.html'), renderReport({ base, results }));
  console.log(summarize({ base, results }));
  console.log(relative(process.cwd(), join(report, 'index.html')));
  return results.every(({ state, error }) => state !== 'changed' && error === undefined);
};

process.exitCode = (await review(readOptions(process.argv.slice(2)))) ? 0 : 1;
