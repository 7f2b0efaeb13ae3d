import { type Column, identityColumns } from '../contract';

/** Columns that records are searched by hold one line; the others hold a user's own words, which may be long. */
const searched = new Set<string>([...Object.values(identityColumns), 'Client']);

const types: Readonly<Record<Exclude<Column['type'], 'text'>, string>> = {
  email: 'Email',
  number: 'Number',
  checkbox: 'Checkbox',
  select: 'SingleSelect',
  json: 'JSON',
  date: 'Date',
};

/** NocoDB's own name for the type of a column. Neither of its two kinds of text cuts one off. */
export const nocoType = ({ title, type }: Column): string => {
  if (type !== 'text') return types[type];
  return searched.has(title) ? 'SingleLineText' : 'LongText';
};

const quoted = (option: string): string => `'${option.replaceAll("'", "''")}'`;

/** A column as NocoDB's API takes it. */
export const newColumn = (column: Column) => ({
  title: column.title,
  column_name: column.title,
  uidt: nocoType(column),
  ...(column.options && { dtxp: column.options.map(quoted).join(',') }),
});

/** All columns of a new table: the id first, and the first of its own as the one a record is known by. */
export const newColumns = (columns: readonly Column[]) => [
  { title: 'Id', column_name: 'id', uidt: 'ID' },
  ...columns.map((column, at) => ({ ...newColumn(column), ...(at === 0 && { pv: true }) })),
];
