import { type Column, identityColumns } from '../contract';

/** Columns of filters have one line; the others contain a user's text, which may be long. */
const searched = new Set<string>([...Object.values(identityColumns), 'Client']);

const types: Readonly<Record<Exclude<Column['type'], 'text'>, string>> = {
  email: 'Email',
  number: 'Number',
  checkbox: 'Checkbox',
  select: 'SingleSelect',
  json: 'JSON',
  date: 'Date',
};

/** Returns NocoDB's name of a column's type. Neither of its two text types truncates. */
export const nocoType = ({ title, type }: Column): string => {
  if (type !== 'text') return types[type];
  return searched.has(title) ? 'SingleLineText' : 'LongText';
};

const quoted = (option: string): string => `'${option.replaceAll("'", "''")}'`;

/** Returns a column in the form of NocoDB's API. */
export const newColumn = (column: Column) => ({
  title: column.title,
  column_name: column.title,
  uidt: nocoType(column),
  ...(column.options && { dtxp: column.options.map(quoted).join(',') }),
});

/** Returns all columns of a new table: the id, then its own, the first of which titles a record. */
export const newColumns = (columns: readonly Column[]) => [
  { title: 'Id', column_name: 'id', uidt: 'ID' },
  ...columns.map((column, at) => ({ ...newColumn(column), ...(at === 0 && { pv: true }) })),
];
