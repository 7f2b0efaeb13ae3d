import type { TenantRow } from '../rows/accounts';
import type { Repeatable } from './repeatable';
import { resale } from './tenants';

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

/** Four regions of the reseller, each with its cities: with the reseller itself three levels. */
const regionNames = ['North', 'East', 'South', 'West'] as const;

/** Further accounts: two that `many@acme.test` belongs to, and `count` below the reseller. */
export const demoTenants = ({ daysAgo }: Repeatable, count: number): TenantRow[] => {
  const regions = regionNames.map((name, at) =>
    account(`region-${name.toLowerCase()}`, `Resale ${name}`, daysAgo(400 - at), {
      parentId: resale.id,
      type: 'reseller',
      subAccountAccessType: 'alwaysOn',
    }),
  );
  const shops = Array.from({ length: count - regions.length }, (_, at) => {
    const round = Math.floor(at / cities.length);
    return account(
      `shop-${String(at + 1).padStart(4, '0')}`,
      `${cities[at % cities.length]} Research${round > 0 ? ` ${round + 1}` : ''}`,
      daysAgo(360 - (at % 350)),
      {
        parentId: regions[at % regions.length]?.id ?? resale.id,
        subAccountAccessType: access[at % access.length] ?? 'defaultOff',
      },
    );
  });
  return [
    account('globex', 'Globex', daysAgo(300), { alias: 'globex' }),
    account('initech', 'Initech', daysAgo(280), { alias: 'initech' }),
    ...regions,
    ...shops,
  ];
};
