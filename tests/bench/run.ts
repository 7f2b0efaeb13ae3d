import { entitlementRows } from './entitlements';
import { feltSpeedRows } from './felt-speed';
import { firstUseRows } from './first-use/run';
import { gatewayRows } from './gateway';
import { previewRows } from './preview';
import { providerRows } from './provider';
import { screenRows } from './screens';
import { startRows } from './start';
import { type BenchRow, printTable } from './table';

const suites: Readonly<Record<string, () => BenchRow[] | Promise<BenchRow[]>>> = {
  'first-use': firstUseRows,
  'felt-speed': feltSpeedRows,
  entitlements: entitlementRows,
  gateway: gatewayRows,
  start: startRows,
  provider: providerRows,
  screens: screenRows,
  preview: previewRows,
};

// `npm run bench -- first-use start` runs these only.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join()}. Known: ${Object.keys(suites).join(', ')}.`);

const rows: BenchRow[] = [];
for (const [name, suite] of Object.entries(suites)) {
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await suite()));
}

printTable(
  'Speed, with the peer in the same run',
  ['what', 'peer', 'ours', 'budget', 'met'],
  rows.map((row) => [row.what, row.peer, row.ours, row.budget, row.reached ? 'yes' : 'NO']),
);
