import { tableNames, tableVariable } from '../contract';
import type { MetaApi, Titled } from './meta-api';
import { ProvisionError } from './provision-error';
import type { ProvisionSettings } from './settings';

/** Default title of the base. */
export const BASE_TITLE = 'Research';

/** The base of the research database, and all tables in it. */
interface Home {
  /** Unknown while the base does not exist. */
  base?: Titled;
  present: readonly Titled[];
}

const findBase = (bases: readonly Titled[], wanted: string): Titled | undefined => {
  const byId = bases.find(({ id }) => id === wanted);
  if (byId) return byId;
  const [first, second] = bases.filter(({ title }) => title === wanted);
  if (!second) return first;
  throw new ProvisionError(
    `There are several bases titled ${wanted}. Set RESEARCH_DB_BASE to the id of the one you mean, for example ${first?.id}.`,
  );
};

/** The bases in which tables with these ids lie, each with the variables that led there. */
const locate = async (api: MetaApi, bases: readonly Titled[], variableOf: ReadonlyMap<string, string>) => {
  const sought = new Map(variableOf);
  const homes: { base: Titled; present: readonly Titled[]; variables: readonly string[] }[] = [];
  for (const base of bases) {
    if (sought.size === 0) break;
    const present = await api.tables(base.id);
    const variables = present.flatMap(({ id }) => sought.get(id) ?? []);
    for (const { id } of present) sought.delete(id);
    if (variables.length > 0) homes.push({ base, present, variables });
  }
  return { homes, lost: [...sought.values()] };
};

const findByIds = async (
  api: MetaApi,
  bases: readonly Titled[],
  wanted: string | undefined,
  ids: Map<string, string>,
) => {
  const isWanted = ({ id, title }: Titled) => [id, title].includes(wanted ?? BASE_TITLE);
  // Where they should lie first: there may be many bases.
  const likely = [...bases.filter(isWanted), ...bases.filter((base) => !isWanted(base))];
  const { homes, lost } = await locate(api, likely, ids);
  if (lost.length > 0) {
    throw new ProvisionError(
      `There is no table with the id in ${lost.join(' and ')}, or the account may not see it. Correct RESEARCH_DB_URL or the ids. To have tables made anew, remove their variables.`,
    );
  }
  const [home, another] = homes;
  if (another) {
    const places = homes.map(({ base, variables }) => `${variables.join(' and ')} in ${base.title}`);
    throw new ProvisionError(
      `The tables lie in different bases: ${places.join(', ')}. They belong into one. Correct the ids, or remove those that are wrong.`,
    );
  }
  if (home && wanted !== undefined && !isWanted(home.base)) {
    const { id, title } = home.base;
    throw new ProvisionError(
      `RESEARCH_DB_BASE is ${wanted}, but the tables whose ids are set lie in the base ${title}. Set RESEARCH_DB_BASE to ${id}, or remove the ids to use the base ${wanted}.`,
    );
  }
  return home;
};

/**
 * Finds the base by the ids of its tables, which a rename keeps, otherwise by its id or title. Throws a {@link
 * ProvisionError} where a guess could end in a second, empty database.
 */
export const findHome = async (api: MetaApi, { base: wanted, tableIds }: ProvisionSettings): Promise<Home> => {
  const bases = await api.bases();
  const ids = new Map(
    tableNames.flatMap((name): [string, string][] => {
      const id = tableIds[name];
      return id === undefined ? [] : [[id, tableVariable(name)]];
    }),
  );
  const home = await findByIds(api, bases, wanted, ids);
  if (home) return home;
  const base = findBase(bases, wanted ?? BASE_TITLE);
  return base ? { base, present: await api.tables(base.id) } : { present: [] };
};
