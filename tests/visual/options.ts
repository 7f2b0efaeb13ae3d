import { parseArgs } from 'node:util';
import { type ModeName, modes } from '../../.storybook/modes';

export interface VisualOptions {
  /** Revision to compare with; without one, the last commit that differs from the working tree. */
  base?: string;
  /** Beginnings of story ids; all stories without one. */
  only: readonly string[];
  modes: readonly ModeName[];
}

const isMode = (name: string): name is ModeName => Object.hasOwn(modes, name);

/** Reads the arguments of `npm run visual`. @throws with what to write instead. */
export const readOptions = (args: readonly string[]): VisualOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      mode: { type: 'string', multiple: true, default: ['light'] },
    },
  });
  const names = values.mode.flatMap((name) => (name === 'all' ? Object.keys(modes) : [name]));
  const unknown = names.find((name) => !isMode(name));
  if (unknown !== undefined)
    throw new Error(`There is no mode "${unknown}". Use one of: ${[...Object.keys(modes), 'all'].join(', ')}.`);
  return {
    ...(values.base !== undefined && { base: values.base }),
    only: values.only,
    modes: [...new Set(names.filter(isMode))],
  };
};
