import { Messages } from 'scimmy';
import { isRecord } from '../guards';
import { entryOf, type Filter, matchesEntry, parseFilter } from './filter';
import {
  type Attribute,
  attributeNamed,
  type Json,
  keyIn,
  type ResourceName,
  type ResourceSchema,
  readAttribute,
  schemas,
  scimError,
} from './schema';

/** The target of a patch operation (RFC 7644, section 3.5.2). */
interface Path {
  /** The extension that the attribute belongs to. */
  extension?: string;
  /** Absent for an extension as a whole. */
  name?: string;
  filter?: Filter;
  sub?: string;
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
  const schemaUrn = [id, ...extensions.map((extension) => extension.id)].find(
    (urn) => low === urn.toLowerCase() || [':', '.'].some((mark) => low.startsWith(`${urn.toLowerCase()}${mark}`)),
  );
  const end = schemaUrn?.length ?? head.lastIndexOf(':');
  const extension = schemaUrn ?? head.slice(0, end);
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
  const [child] = subs;
  const sub = child === undefined ? undefined : (attributeNamed(attribute?.subAttributes ?? [], child)?.name ?? child);
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

type Verb = 'add' | 'replace' | 'remove';

/** An entry of a multi-valued attribute: a text, or an object with `value`. */
type Entries = readonly unknown[];

const noTarget = (path: string) =>
  scimError(400, 'noTarget', `Nothing in this resource matches "${path.slice(0, 100)}".`);

const idOf = (entry: unknown): unknown => (isRecord(entry) ? entry.value : entry);
const typeOf = (entry: unknown): unknown => (isRecord(entry) ? entry.type : undefined);

const without = (json: Json, name: string): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key.toLowerCase() !== name.toLowerCase()));

/** Returns an object with a value in place of that of the same name in any case; undefined and empty lists unassign it. */
const withValue = (json: Json, name: string, value: unknown): Json => {
  const key = keyIn(json, name) ?? name;
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? without(json, name) : { ...without(json, name), [key]: value };
};

/** Only one entry is the primary one: the latest. */
const withOnePrimary = (entries: Entries, isLatest: (entry: unknown) => boolean): unknown[] => {
  const isReplaced = entries.some((entry) => isRecord(entry) && entry.primary === true && isLatest(entry));
  if (!isReplaced) return [...entries];
  return entries.map((entry) =>
    isRecord(entry) && entry.primary === true && !isLatest(entry) ? { ...entry, primary: false } : entry,
  );
};

/** Adds entries; one with the value and type of another replaces its other parts. */
const merged = (before: Entries, added: Entries): unknown[] => {
  const entries = [...before];
  const latest = new Set<unknown>();
  const places = new Map(entries.map((entry, at) => [JSON.stringify([idOf(entry), typeOf(entry)]), at]));
  for (const entry of added) {
    const key = JSON.stringify([idOf(entry), typeOf(entry)]);
    const at = idOf(entry) === undefined ? undefined : places.get(key);
    const old = at === undefined ? undefined : entries[at];
    const next = isRecord(old) && isRecord(entry) ? { ...old, ...entry } : entry;
    latest.add(next);
    if (at === undefined) places.set(key, entries.push(next) - 1);
    else entries[at] = next;
  }
  return withOnePrimary(entries, (entry) => latest.has(entry));
};

/** Returns whether an entry is one that a removal names by its value, whatever else it was sent with. */
const isNamed = (entry: unknown, named: Entries): boolean =>
  named.some((name) => {
    if (idOf(name) !== undefined) return idOf(name) === idOf(entry);
    return isRecord(name) && isRecord(entry) && Object.entries(name).every(([key, value]) => entry[key] === value);
  });

interface Operation {
  verb: Verb;
  path: Path;
  /** The path as it was sent. */
  text: string;
  value: unknown;
}

/** Applies an operation to those entries of a list that its filter selects. */
const changedSelection = (before: Entries, { verb, path, text, value }: Operation, filter: Filter): unknown[] => {
  const { attribute, sub } = path;
  const isSelected = (entry: unknown) => matchesEntry(filter, entry, attribute);
  const part = sub === undefined ? undefined : attributeNamed(attribute?.subAttributes ?? [], sub);
  const single = attribute && { ...attribute, multiValued: false };
  const read =
    verb === 'remove' ? undefined : sub === undefined ? readAttribute(single, value) : readAttribute(part, value);
  const apply = (entry: unknown): unknown => {
    if (sub !== undefined) return isRecord(entry) ? withValue(entry, sub, read) : entry;
    return isRecord(entry) && isRecord(read) ? { ...entry, ...read } : read;
  };
  if (before.some(isSelected)) {
    const latest = new Set<unknown>();
    const after = before.flatMap((entry) => {
      if (!isSelected(entry)) return [entry];
      if (verb === 'remove' && sub === undefined) return [];
      const next = apply(entry);
      latest.add(next);
      return next === undefined ? [] : [next];
    });
    return withOnePrimary(after, (entry) => latest.has(entry));
  }
  // An entry can be created from a filter that says what it is.
  const created = verb === 'add' ? readAttribute(single, entryOf(filter)) : undefined;
  if (!isRecord(created)) throw noTarget(text);
  return merged(before, [apply(created)]);
};

const changedList = (before: Entries, operation: Operation): unknown[] => {
  const { verb, path, text, value } = operation;
  const { attribute, filter, sub } = path;
  if (filter) return changedSelection(before, operation, filter);
  if (sub !== undefined) {
    const part = attributeNamed(attribute?.subAttributes ?? [], sub);
    const read = verb === 'remove' ? undefined : readAttribute(part, value);
    if (before.length === 0) return read === undefined ? [] : [{ [sub]: read }];
    return before.map((entry) => (isRecord(entry) ? withValue(entry, sub, read) : entry));
  }
  const read = readAttribute(attribute ?? undefined, value);
  const entries: Entries = Array.isArray(read) ? read : read === undefined ? [] : [read];
  if (verb === 'add') return merged(before, entries);
  if (verb === 'replace') return merged([], entries);
  if (value === undefined || value === null) return [];
  const after = before.filter((entry) => !isNamed(entry, entries));
  if (after.length === before.length) throw noTarget(text);
  return after;
};

const changedSingle = (before: unknown, { verb, path, text, value }: Operation): unknown => {
  const { attribute, sub } = path;
  if (sub === undefined) {
    if (verb === 'remove') return undefined;
    const read = readAttribute(attribute, value);
    return attribute && isRecord(before) && isRecord(read) ? { ...before, ...read } : read;
  }
  if (before !== undefined && !isRecord(before)) throw noTarget(text);
  const part = attributeNamed(attribute?.subAttributes ?? [], sub);
  const after = withValue(before ?? {}, sub, verb === 'remove' ? undefined : readAttribute(part, value));
  return Object.keys(after).length > 0 ? after : undefined;
};

const changedAttribute = (before: unknown, operation: Operation): unknown => {
  const { attribute, filter } = operation.path;
  const isList = attribute
    ? attribute.multiValued
    : filter !== undefined || Array.isArray(before) || Array.isArray(operation.value);
  if (!isList) return changedSingle(before, operation);
  return changedList(Array.isArray(before) ? before : before === undefined ? [] : [before], operation);
};

/** Applies an operation to each key of an object. Those that only the provider writes are ignored. */
const changedKeys = (resource: Json, verb: Verb, values: Json, schema: ResourceSchema, prefix = ''): Json =>
  Object.entries(values).reduce((changed, [key, value]) => {
    const text = `${prefix}${key}`;
    if (isRecord(value) && text.toLowerCase() === schema.id.toLowerCase()) {
      return changedKeys(changed, verb, value, schema);
    }
    const isExtension =
      /^urn:/i.test(text) && isRecord(value) && !schema.extensions.some(({ id }) => isBelow(text, id));
    const path: Path = isExtension ? { extension: text } : parsePath(text, schema);
    if (path.attribute?.readOnly) return changed;
    return changedResource(changed, { verb, path, text, value }, schema);
  }, resource);

const isBelow = (text: string, id: string): boolean => text.toLowerCase().startsWith(`${id.toLowerCase()}:`);

const changedResource = (resource: Json, operation: Operation, schema: ResourceSchema): Json => {
  const { verb, path, text, value } = operation;
  const { extension, name, attribute } = path;
  if (attribute?.readOnly || (verb === 'remove' && attribute?.required && path.sub === undefined)) {
    throw scimError(400, 'mutability', `${attribute.name} cannot be ${verb === 'remove' ? 'removed' : 'changed'}.`);
  }
  if (attribute?.writeOnly) return resource;
  if (extension === undefined) {
    return name === undefined ? resource : withValue(resource, name, changedAttribute(at(resource, name), operation));
  }
  const extensionSchema = schema.extensions.find(({ id }) => id.toLowerCase() === extension.toLowerCase());
  const urn = extensionSchema?.id ?? keyIn(resource, extension) ?? extension;
  const before = at(resource, urn);
  const inside = isRecord(before) ? before : {};
  if (name !== undefined) {
    const after = withValue(inside, name, changedAttribute(at(inside, name), operation));
    return withValue(resource, urn, Object.keys(after).length > 0 ? after : undefined);
  }
  if (verb === 'remove' || value === null) return without(resource, urn);
  if (!isRecord(value)) throw scimError(400, 'invalidValue', `The value of ${text} must be an object.`);
  return extensionSchema
    ? changedKeys(resource, verb, value, schema, `${urn}:`)
    : withValue(resource, urn, { ...inside, ...value });
};

const at = (json: Json, name: string): unknown => {
  const key = keyIn(json, name);
  return key === undefined ? undefined : json[key];
};

/** Parses a resource: names in any case, qualified or not. @throws a SCIM error for a value of the wrong type */
export const readResource = (name: ResourceName, value: unknown): Json => {
  if (!isRecord(value)) throw scimError(400, 'invalidSyntax', 'Send a JSON object.');
  return changedKeys({}, 'add', value, schemas[name]);
};

const verbOf = (op: unknown): Verb => {
  const verb = typeof op === 'string' ? op.trim().toLowerCase() : '';
  if (verb === 'add' || verb === 'replace' || verb === 'remove') return verb;
  throw scimError(400, 'invalidSyntax', 'An operation is one of add, replace and remove.');
};

const patched = (resource: Json, input: unknown, schema: ResourceSchema): Json => {
  if (!isRecord(input)) throw scimError(400, 'invalidSyntax', 'An operation is a JSON object.');
  const { verb, text, value } = { verb: verbOf(at(input, 'op')), text: at(input, 'path'), value: at(input, 'value') };
  if (text !== undefined && text !== null && typeof text !== 'string') {
    throw scimError(400, 'invalidPath', 'A path is a text.');
  }
  if (verb !== 'remove' && value === undefined) {
    throw scimError(400, 'invalidValue', `An operation "${verb}" needs a value.`);
  }
  if (!text?.trim()) {
    if (verb === 'remove') throw scimError(400, 'noTarget', 'A removal needs a path.');
    if (!isRecord(value)) throw scimError(400, 'invalidValue', 'Without a path the value must be an object.');
    return changedKeys(resource, verb, value, schema);
  }
  const path = parsePath(text, schema);
  if (path.name === undefined && path.extension === undefined) {
    throw scimError(400, 'invalidPath', 'A path names an attribute.');
  }
  return changedResource(resource, { verb, path, text, value }, schema);
};

/** Applies patches to a resource; all of them or none. */
export const patchResource = (name: ResourceName, resource: Json, body: unknown): Json => {
  const [named, operations] = isRecord(body) ? [at(body, 'schemas'), at(body, 'Operations')] : [];
  const isPatch =
    Array.isArray(named) && named.some((id) => String(id).toLowerCase() === Messages.PatchOp.id.toLowerCase());
  if (!isPatch) throw scimError(400, 'invalidSyntax', `Send a message of the schema ${Messages.PatchOp.id}.`);
  if (!Array.isArray(operations) || operations.length === 0) {
    throw scimError(400, 'invalidValue', 'Send at least one operation.');
  }
  return operations.reduce((changed: Json, operation: unknown) => patched(changed, operation, schemas[name]), resource);
};
