import { tableNames, tableVariable } from '../contract';
import type { MetaApi, Titled } from './meta-api';
import { ProvisionError, type ProvisionSettings } from './settings';

/** Default title of the base. */
export const BASE_TITLE = 'Research';

/** The base of the research database, and all tables in it. */
interface Home {
  /** Unknown while the base does not exist. */
  base?: Titled;
  present: readonly Titled[];
}

const findBase = (bases: readonly Titled[], requested: string): Titled | undefined => {
  const byId = bases.find(({ id }) => id === requested);
  if (byId) return byId;
  const [first, second] = bases.filter(({ title }) => title === requested);
  if (!second) return first;
  throw new ProvisionError(
    `There are several bases titled ${requested}. Set RESEARCH_DB_BASE to the id of the one you mean, for example ${first?.id}.`,
  );
};

/** Finds the bases of the tables with these ids, each with the variables that name its tables. */
const locate = async (api: MetaApi, bases: readonly Titled[], variableOf: ReadonlyMap<string, string>) => {
  const remaining = new Map(variableOf);
  const matches: { base: Titled; present: readonly Titled[]; variables: readonly string[] }[] = [];
  for (const base of bases) {
    if (remaining.size === 0) break;
    const present = await api.tables(base.id);
    const variables = present.flatMap(({ id }) => remaining.get(id) ?? []);
    for (const { id } of present) remaining.delete(id);
    if (variables.length > 0) matches.push({ base, present, variables });
  }
  return { homes: matches, lost: [...remaining.values()] };
};

const findByIds = async (
  api: MetaApi,
  bases: readonly Titled[],
  requested: string | undefined,
  ids: Map<string, string>,
) => {
  const isRequested = ({ id, title }: Titled) => [id, title].includes(requested ?? BASE_TITLE);
  // The most likely first: there may be many bases.
  const ordered = [...bases.filter(isRequested), ...bases.filter((base) => !isRequested(base))];
  const { homes: matches, lost: missing } = await locate(api, ordered, ids);
  if (missing.length > 0) {
    throw new ProvisionError(
      `There is no table with the id in ${missing.join(' and ')}, or the account may not see it. Correct RESEARCH_DB_URL or the ids. To create new tables, remove their variables.`,
    );
  }
  const [home, otherMatch] = matches;
  if (otherMatch) {
    const locations = matches.map(({ base, variables }) => `${variables.join(' and ')} in ${base.title}`);
    throw new ProvisionError(
      `The tables are in different bases: ${locations.join(', ')}. They must be in one. Correct the ids, or remove those that are wrong.`,
    );
  }
  if (home && requested !== undefined && !isRequested(home.base)) {
    const { id, title } = home.base;
    throw new ProvisionError(
      `RESEARCH_DB_BASE is ${requested}, but the tables whose ids are set are in the base ${title}. Set RESEARCH_DB_BASE to ${id}, or remove the ids to use the base ${requested}.`,
    );
  }
  return home;
};

/**
 * Finds the base by the ids of its tables, which a rename keeps, otherwise by its id or title.
 * @throws ProvisionError where a guess could end in a second, empty database.
 */
export const findHome = async (api: MetaApi, { base: requested, tableIds }: ProvisionSettings): Promise<Home> => {
  const bases = await api.bases();
  const ids = new Map(
    tableNames.flatMap((name): [string, string][] => {
      const id = tableIds[name];
      return id === undefined ? [] : [[id, tableVariable(name)]];
    }),
  );
  const home = await findByIds(api, bases, requested, ids);
  if (home) return home;
  const base = findBase(bases, requested ?? BASE_TITLE);
  return base ? { base, present: await api.tables(base.id) } : { present: [] };
};
