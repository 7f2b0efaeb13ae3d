import type { TenantRow } from '../../db/rows/accounts';
import type { Repeatable } from '../repeatable';
import { acme, resale } from '../tenants';

const cities = [
  ...['Aarhus', 'Bilbao', 'Bologna', 'Bremen', 'Brno', 'Cork', 'Dakar', 'Delft', 'Dresden', 'Ghent'],
  ...['Graz', 'Haifa', 'Kobe', 'Kyoto', 'Leeds', 'Lille', 'Linz', 'Lyon', 'Malmö', 'Nantes'],
  ...['Oulu', 'Porto', 'Pune', 'Quito', 'Reims', 'Riga', 'Sibiu', 'Split', 'Tartu', 'Turin'],
  ...['Utrecht', 'Uppsala', 'Varna', 'Vigo', 'Wrocław', 'Zagreb'],
] as const;

const access = ['defaultOff', 'defaultOn', 'alwaysOn'] as const;

const account = (id: string, name: string, createdAt: string, more: Partial<TenantRow> = {}): TenantRow => ({
  id: `tenant-${id}`,
  name,
  type: 'customer',
  createdAt,
  ...more,
});

const regionNames = ['North', 'East', 'South', 'West'] as const;

/** Number of accounts below the reseller from which its regions have areas and districts. */
const DEEP = 500;

const manager = (id: string, name: string, createdAt: string, parentId: string) =>
  account(id, name, createdAt, { parentId, type: 'reseller', subAccountAccessType: 'alwaysOn' });

/** Subsidiaries of Acme: id, name, id of the parent, number of users, and age in days. Those with children are managers. */
const subsidiaries = [
  ['americas', 'Acme Americas', undefined, 2, 610],
  ['brazil', 'Acme Brazil', 'americas', 8, 540],
  ['canada', 'Acme Canada', 'americas', 5, 505],
  ['mexico', 'Acme Mexico', 'americas', 3, 212],
  ['pacific', 'Acme Asia Pacific', undefined, 1, 430],
  ['japan', 'Acme Japan', 'pacific', 2, 415],
  ['kyoto', 'Acme Kyoto', 'japan', 4, 288],
  ['osaka', 'Acme Osaka', 'japan', 6, 120],
  ['singapore', 'Acme Singapore', 'pacific', 7, 390],
  ['europe', 'Acme Europe', undefined, 3, 620],
  ['germany', 'Acme Germany', 'europe', 11, 600],
  ['iberia', 'Acme Iberia', 'europe', 6, 333],
  ['nordics', 'Acme Nordics', 'europe', 5, 47],
  ['foundation', 'Acme Foundation', undefined, 4, 158],
] as const;

/** Returns the id of the account of each user of Acme's subsidiaries. */
export const acmePlaces = (): string[] =>
  subsidiaries.flatMap(([id, , , users]) => Array.from({ length: users }, () => `tenant-acme-${id}`));

const acmeTenants = (daysAgo: Repeatable['daysAgo']): TenantRow[] => {
  const parents = new Set<string | undefined>(subsidiaries.map(([, , parent]) => parent));
  return subsidiaries.map(([id, name, parent, , age], at) => {
    const parentId = parent ? `tenant-acme-${parent}` : acme.id;
    if (parents.has(id)) return manager(`acme-${id}`, name, daysAgo(age), parentId);
    return account(`acme-${id}`, name, daysAgo(age), {
      parentId,
      subAccountAccessType: access[at % 2] ?? 'defaultOff',
    });
  });
};

/**
 * Further accounts: two of `many@acme.test`, the subsidiaries of Acme, and `count` below the reseller. The reseller has four regions, each with
 * its cities; with very many accounts each region has areas and each area districts, which makes five levels.
 */
export const demoTenants = ({ daysAgo }: Repeatable, count: number): TenantRow[] => {
  const regions = regionNames.map((name, at) =>
    manager(`region-${name.toLowerCase()}`, `Resale ${name}`, daysAgo(400 - at), resale.id),
  );
  const split = (above: readonly TenantRow[], word: string) =>
    above.flatMap((parent) =>
      [1, 2, 3, 4].map((at) =>
        manager(`${parent.id.slice(7)}-${at}`, `${parent.name}, ${word} ${at}`, daysAgo(380 - at), parent.id),
      ),
    );
  const areas = count > DEEP ? split(regions, 'area') : [];
  const districts = split(areas, 'district');
  const managers = [...regions, ...areas, ...districts];
  const parents = districts.length > 0 ? districts : regions;
  const shops = Array.from({ length: count - managers.length }, (_, at) => {
    const round = Math.floor(at / cities.length);
    // With very many accounts, the first parent has more than one page of children.
    const parent = count > DEEP && at < 120 ? parents[0] : parents[at % parents.length];
    return account(
      `shop-${String(at + 1).padStart(4, '0')}`,
      `${cities[at % cities.length]} Research${round > 0 ? ` ${round + 1}` : ''}`,
      daysAgo(360 - (at % 350)),
      { parentId: parent?.id ?? resale.id, subAccountAccessType: access[at % access.length] ?? 'defaultOff' },
    );
  });
  return [
    account('globex', 'Globex', daysAgo(300), { alias: 'globex' }),
    account('initech', 'Initech', daysAgo(280), { alias: 'initech' }),
    ...acmeTenants(daysAgo),
    ...managers,
    ...shops,
  ];
};
