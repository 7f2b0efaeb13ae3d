import type { SolutionId } from '../../research/solutions';
import type { Path } from '../paths';
import type { PartTexts } from './english';

type Shell = Pick<PartTexts['shell'], 'titles' | 'solutions'>;

const SOLUTION = '/solutions/';

const isTitled = (titles: Shell['titles'], path: Path): path is keyof Shell['titles'] => Object.hasOwn(titles, path);

/** Returns the name of a screen in menus and headings. */
export const titleOf = ({ titles, solutions }: Shell, path: Path): string =>
  // Paths without a title of their own are solutions.
  isTitled(titles, path) ? titles[path] : solutions[path.slice(SOLUTION.length) as SolutionId];
