import type { Column } from '../../research/contract';
import { RecordsFault } from './faults';
import type { Cell } from './store';

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What the real database makes of a value that is written into a column: it rarely refuses, it converts. */
export const toCell = (column: Column, value: unknown): Cell => {
  if (column.type === 'checkbox') return typeof value === 'string' ? value : Number(Boolean(value));
  if (value === undefined || value === null) return null;
  switch (column.type) {
    case 'number':
      return typeof value === 'number' || (value !== '' && Number.isFinite(Number(value)))
        ? Number(value)
        : asText(value);
    case 'json':
      return typeof value === 'string' ? value : JSON.stringify(value);
    case 'date':
      return Number.isNaN(Date.parse(asText(value))) ? 'Invalid Date' : asText(value).slice(0, 10);
    case 'select': {
      const options = column.options ?? [];
      if (!options.includes(asText(value))) {
        const list = options.join(', ');
        const wrong = asText(value);
        throw new RecordsFault(400, {
          msg: `Invalid option(s) "${wrong}" provided for column "${column.title}". Valid options are "${list}"`,
        });
      }
      return asText(value);
    }
    default:
      return asText(value);
  }
};

/** A moment as the real database writes it. */
export const toTimestamp = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')}+00:00`;
