import { entitlementRows } from './entitlements';
import { gatewayRows } from './gateway';
import { previewRows } from './preview';
import { providerRows } from './provider';
import { screenRows } from './screens';
import { startRows } from './start';
import { type BenchRow, printTable } from './table';

const suites: readonly (() => BenchRow[] | Promise<BenchRow[]>)[] = [
  entitlementRows,
  gatewayRows,
  startRows,
  providerRows,
  screenRows,
  previewRows,
];

const rows: BenchRow[] = [];
for (const suite of suites) rows.push(...(await suite()));

printTable(
  'Speed, with the peer in the same run',
  ['what', 'peer', 'ours', 'budget', 'met'],
  rows.map((row) => [row.what, row.peer, row.ours, row.budget, row.reached ? 'yes' : 'NO']),
);
