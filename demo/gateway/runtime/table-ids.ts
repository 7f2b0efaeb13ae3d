import { tableNames, tableVariable } from '../../research/contract';
import type { Settings } from './settings';

/** Records of two kinds in one table would be lost in each other. */
export const checkTableIds = ({ text, mistake }: Settings): void => {
  const given = tableNames.map(tableVariable).filter((name) => text(name) !== undefined);
  for (const id of new Set(given.map(text))) {
    const same = given.filter((name) => text(name) === id);
    if (same.length > 1) mistake(`${same.join(' and ')} are the same id. Each table has an id of its own.`);
  }
};
