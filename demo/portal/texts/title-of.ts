import type { SolutionId } from '../../research/solutions';
import type { Path } from '../paths';
import type { PartTexts } from './english';

type Shell = Pick<PartTexts['shell'], 'titles' | 'solutions'>;

const SOLUTION = '/solutions/';

const isTitled = (titles: Shell['titles'], path: Path): path is keyof Shell['titles'] => Object.hasOwn(titles, path);

/** Returns the name of a screen, as menus and headings have it. */
export const titleOf = ({ titles, solutions }: Shell, path: Path): string =>
  // What has no title of its own is a solution.
  isTitled(titles, path) ? titles[path] : solutions[path.slice(SOLUTION.length) as SolutionId];
