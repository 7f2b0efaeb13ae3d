/** The key of the event that a delivery carries; empty where its body is not one of ours. */
export const eventOf = (body: string): string => {
  try {
    const sent: unknown = JSON.parse(body);
    const key: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, 'eventKey') : undefined;
    return typeof key === 'string' ? key : '';
  } catch {
    return '';
  }
};

/** Any 2xx is a success, as the provider counts it. */
export const statusTone = (statusCode: string): 'success' | 'danger' =>
  /^2\d\d$/.test(statusCode) ? 'success' : 'danger';

/** Reads typed extra fields: undefined is none, null is no JSON object. */
export const fieldsOf = (text: string): Record<string, unknown> | undefined | null => {
  if (text.trim() === '') return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
};

/** Extra fields as they are typed. */
export const textOf = (fields: Record<string, unknown> | null | undefined): string =>
  fields && Object.keys(fields).length > 0 ? JSON.stringify(fields, null, 2) : '';
