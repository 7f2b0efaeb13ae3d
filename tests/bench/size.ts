import { type Measured, measure } from './size-measures';
import { rows, type SizeRow } from './size-rows';
import { printTable } from './table';

const results: (SizeRow & Measured)[] = [];
for (const row of rows) results.push({ ...row, ...(await measure(row.measure)) });

printTable(
  'Size: minified ES modules of esbuild, react and react-dom external, gzip -9, KB of 1024 bytes',
  ['what', 'KB', 'at most', 'met', ''],
  results.map(({ what, size, budget, detail = '' }) => [
    what,
    size.toFixed(1),
    String(budget ?? '-'),
    size <= (budget ?? Number.POSITIVE_INFINITY) ? 'yes' : 'NO',
    detail,
  ]),
);
process.exitCode = results.every(({ size, budget = Number.POSITIVE_INFINITY }) => size <= budget) ? 0 : 1;
