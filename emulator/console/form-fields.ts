import { escapeHtml } from '../oauth/pages';

/** A form control for a value inside of an object, at a dotted `path`. */
export type Field = { readonly path: string; readonly label: string } & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
);

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value);

const put = (value: unknown, [name = '', ...rest]: readonly string[], leaf: unknown): Record<string, unknown> => {
  const own = Object(value) as Record<string, unknown>;
  return { ...own, [name]: rest.length === 0 ? leaf : put(own[name], rest, leaf) };
};

/** Renders a field with its current value. */
export const fieldHtml = (field: Field, value: unknown): string => {
  const [name, label, current] = [escapeHtml(field.path), escapeHtml(field.label), at(value, field.path)];
  if (field.kind === 'switch') {
    return `<label class="switch"><input type="checkbox" name="${name}"${current === true ? ' checked' : ''}> ${label}</label>`;
  }
  if (field.kind === 'number') {
    const text = typeof current === 'number' ? String(current) : '';
    return `<label>${label} <input type="number" name="${name}" min="${field.min}" max="${field.max}" step="1" required value="${text}"></label>`;
  }
  const options = field.options.map(
    (option) => `<option${option === current ? ' selected' : ''}>${escapeHtml(option)}</option>`,
  );
  return `<label>${label} <select name="${name}">${options.join('')}</select></label>`;
};

const read = (field: Field, form: URLSearchParams): unknown => {
  const given = form.get(field.path);
  if (field.kind === 'switch') return given !== null;
  if (field.kind === 'choice') return field.options.find((option) => option === given);
  const number = given === null || given.trim() === '' ? Number.NaN : Number(given);
  return Number.isInteger(number) && number >= field.min && number <= field.max ? number : undefined;
};

/** Merges a submitted form into the value it edits; returns a sentence about the first invalid field. */
export const readFields = (fields: readonly Field[], form: URLSearchParams, before: unknown): object | string => {
  let value: object = Object(before);
  for (const field of fields) {
    const given = read(field, form);
    if (given === undefined) {
      const must = field.kind === 'number' ? `a whole number from ${field.min} to ${field.max}` : 'one of the list';
      return `"${field.label}" has to be ${must}.`;
    }
    value = put(value, field.path.split('.'), given);
  }
  return value;
};
