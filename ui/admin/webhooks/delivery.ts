import { isRecord, parseJson } from '../guards';

/** Returns the event key of a delivery; empty if its body has another format. */
export const eventOf = (body: string): string => {
  const sent = parseJson(body);
  return isRecord(sent) && typeof sent.eventKey === 'string' ? sent.eventKey : '';
};

/** Returns whether the status is a success; like the provider, any 2xx. */
export const statusTone = (statusCode: string): 'success' | 'danger' =>
  /^2\d\d$/.test(statusCode) ? 'success' : 'danger';

/** Parses typed extra fields: undefined for none, null for anything but a JSON object. */
export const fieldsOf = (text: string): Record<string, unknown> | undefined | null => {
  if (text.trim() === '') return undefined;
  const read = parseJson(text);
  return isRecord(read) ? read : null;
};

/** Schema of the typed extra fields. */
export const textOf = (fields: Record<string, unknown> | null | undefined): string =>
  fields && Object.keys(fields).length > 0 ? JSON.stringify(fields, null, 2) : '';
