import type { Column } from '../contract';
import { errors, RecordsError } from './errors';
import type { Cell } from './store';

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const toJson = ({ title }: Column, value: unknown): string => {
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value !== 'string' || !isJson(value)) throw errors.badValue(String(value), 'JSON', title);
  return value;
};

const toDate = (value: unknown): string => {
  if (value === '') return '';
  const moment = new Date(typeof value === 'string' ? value : Number(value));
  return Number.isNaN(moment.getTime()) ? 'Invalid Date' : moment.toISOString().slice(0, 10);
};

const toNumber = (value: unknown): Cell => {
  const isNumeric = typeof value !== 'object' && value !== '' && Number.isFinite(Number(value));
  return isNumeric ? Number(value) : asText(value);
};

const toOption = ({ title, options = [] }: Column, value: unknown): Cell => {
  const text = String(value);
  if (text === '') return null;
  if (typeof value === 'string' && options.includes(text)) return text;
  throw new RecordsError(400, {
    msg: `Invalid option(s) "${text}" provided for column "${title}". Valid options are "${options.join(', ')}"`,
  });
};

/** Converts a value as the real database does, which rarely rejects one. */
export const toCell = (column: Column, value: unknown): Cell => {
  if (value === undefined) return column.type === 'checkbox' ? 0 : null;
  if (value === null) return null;
  switch (column.type) {
    case 'checkbox':
      return typeof value === 'boolean' ? Number(value) : typeof value === 'number' ? value : asText(value);
    case 'number':
      return toNumber(value);
    case 'json':
      return toJson(column, value);
    case 'date':
      return toDate(value);
    case 'select':
      return toOption(column, value);
    default:
      // An object becomes "[object Object]", there as here: send texts.
      return String(value);
  }
};

/** Formats a time as the real database does. */
export const toTimestamp = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')}+00:00`;
