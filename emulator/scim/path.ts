import { type Filter, parseFilter } from './filter';
import { type Attribute, attributeNamed, type ResourceSchema, scimError } from './schema';

/** The target of a patch operation (RFC 7644, section 3.5.2). */
export interface Path {
  /** The extension that the attribute belongs to. */
  extension?: string;
  /** Absent for an extension as a whole. */
  name?: string;
  filter?: Filter;
  sub?: string;
  /** The attribute, if a schema has it. */
  attribute?: Attribute;
}

const NAME = /^[a-z$][\w$-]*$/i;
const RESERVED = ['__proto__', 'constructor', 'prototype'];

const invalidPath = (path: string) =>
  scimError(400, 'invalidPath', `There is no attribute "${path.slice(0, 100)}". Check the path.`);

/** Separates the schema from an attribute; the schema is undefined for the resource's own. */
const qualified = (head: string, { id, extensions }: ResourceSchema): { extension?: string; name: string } => {
  if (!/^urn:/i.test(head)) return { name: head };
  const low = head.toLowerCase();
  const known = [id, ...extensions.map((extension) => extension.id)].find(
    (urn) => low === urn.toLowerCase() || [':', '.'].some((mark) => low.startsWith(`${urn.toLowerCase()}${mark}`)),
  );
  const end = known?.length ?? head.lastIndexOf(':');
  const extension = known ?? head.slice(0, end);
  return { ...(extension !== id && { extension }), name: head.slice(end + 1) };
};

/** Parses the path of an operation, or a key of a value without a path. @throws a SCIM error `invalidPath` */
export const parsePath = (text: string, schema: ResourceSchema): Path => {
  const [, head = '', filterText, tail] = /^([^[\]]+)(?:\[(.*)\])?(?:\.([^.[\]]+))?$/s.exec(text.trim()) ?? [];
  const { extension, name } = qualified(head, schema);
  const within = extension === undefined ? {} : { extension };
  if (name === '' && extension !== undefined && filterText === undefined) return within;
  const [first = '', ...rest] = name.split('.');
  const subs = [...rest, ...(tail === undefined ? [] : [tail])];
  const isValid = [first, ...subs].every((part) => NAME.test(part) && !RESERVED.includes(part));
  if (!isValid || subs.length > 1 || (filterText !== undefined && rest.length > 0)) throw invalidPath(text);
  const attributes =
    extension === undefined
      ? schema.attributes
      : (schema.extensions.find(({ id }) => id.toLowerCase() === extension.toLowerCase())?.attributes ?? []);
  const attribute = attributeNamed(attributes, first);
  const [given] = subs;
  const sub = given === undefined ? undefined : (attributeNamed(attribute?.subAttributes ?? [], given)?.name ?? given);
  if (attribute && attribute.type !== 'complex' && (sub !== undefined || filterText !== undefined)) {
    throw invalidPath(text);
  }
  if (attribute && !attribute.multiValued && filterText !== undefined) throw invalidPath(text);
  return {
    ...within,
    name: attribute?.name ?? first,
    ...(filterText !== undefined && { filter: parseFilter(filterText) }),
    ...(sub !== undefined && { sub }),
    ...(attribute && { attribute }),
  };
};
