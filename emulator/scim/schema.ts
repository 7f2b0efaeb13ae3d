import { Schemas, Types } from 'scimmy';
import { isRecord } from '../guards';

export type Json = Record<string, unknown>;

/** Creates a SCIM error (RFC 7644, section 3.12). */
export const scimError = (status: number, scimType: string, message: string) =>
  new Types.Error(status, scimType, message);

/** An attribute of a schema (RFC 7643, section 7). */
export interface Attribute {
  name: string;
  type: string;
  multiValued: boolean;
  caseExact: boolean;
  required: boolean;
  readOnly: boolean;
  /** Never stored and never returned. */
  writeOnly: boolean;
  subAttributes: readonly Attribute[];
}

const attributeFrom = (described: unknown): Attribute => {
  const { name, type, multiValued, caseExact, required, mutability, subAttributes } = isRecord(described)
    ? described
    : {};
  return {
    name: String(name),
    type: String(type),
    multiValued: multiValued === true,
    caseExact: caseExact === true,
    required: required === true,
    readOnly: mutability === 'readOnly',
    writeOnly: mutability === 'writeOnly',
    subAttributes: Array.isArray(subAttributes) ? subAttributes.map(attributeFrom) : [],
  };
};

const attribute = (name: string, more: Partial<Attribute>): Attribute => ({
  ...attributeFrom({ name, type: 'string' }),
  ...more,
});

const dateTime = (name: string) => attribute(name, { type: 'dateTime' });

/** Attributes of every resource (RFC 7643, section 3.1). */
const common: readonly Attribute[] = [
  attribute('schemas', { multiValued: true, readOnly: true }),
  attribute('id', { caseExact: true, readOnly: true }),
  attribute('externalId', { caseExact: true }),
  attribute('meta', {
    type: 'complex',
    readOnly: true,
    subAttributes: [
      attribute('resourceType', { caseExact: true }),
      attribute('location', { caseExact: true }),
      dateTime('created'),
      dateTime('lastModified'),
    ],
  }),
];

/** A schema as its endpoint returns it. */
interface Described extends Json {
  id: string;
  attributes: unknown[];
}

/** The library's descriptions have their values in `toJSON` only. */
const describe = ({ definition }: { definition: { describe(): unknown; id: string } }): Described => {
  const json: unknown = JSON.parse(JSON.stringify(definition.describe()));
  const fields = isRecord(json) ? json : {};
  return { ...fields, id: definition.id, attributes: Array.isArray(fields.attributes) ? fields.attributes : [] };
};

const described = {
  User: describe(Schemas.User),
  Group: describe(Schemas.Group),
  EnterpriseUser: describe(Schemas.EnterpriseUser),
};

export type ResourceName = 'User' | 'Group';

/** The schemas of a resource: its own, and the extension that this provider knows. */
export interface ResourceSchema {
  id: string;
  attributes: readonly Attribute[];
  extensions: readonly { id: string; attributes: readonly Attribute[] }[];
}

const attributesOf = (name: keyof typeof described): Attribute[] => described[name].attributes.map(attributeFrom);

export const schemas: Readonly<Record<ResourceName, ResourceSchema>> = {
  User: {
    id: described.User.id,
    attributes: [...common, ...attributesOf('User')],
    extensions: [{ id: described.EnterpriseUser.id, attributes: attributesOf('EnterpriseUser') }],
  },
  Group: { id: described.Group.id, attributes: [...common, ...attributesOf('Group')], extensions: [] },
};

export const schemaDescriptions = Object.values(described);

/** Returns an attribute by its name in any case. */
export const attributeNamed = (attributes: readonly Attribute[], name: string): Attribute | undefined =>
  attributes.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());

/** Returns the key of an object that equals a name in any case. */
export const keyIn = (json: Json, name: string): string | undefined =>
  Object.keys(json).find((key) => key.toLowerCase() === name.toLowerCase());

const isFlag = (text: string): boolean => /^(?:true|false)$/i.test(text.trim());

const wrongValue = (name: string, expected: string) =>
  scimError(400, 'invalidValue', `The value of ${name} must be ${expected}.`);

/** Directories wrap a single value in a list, or in an object with `value`. */
const unwrapped = (value: unknown): unknown => {
  if (Array.isArray(value) && value.length === 1) return unwrapped(value[0]);
  return isRecord(value) && 'value' in value ? value.value : value;
};

const simpleValue = ({ name, type }: Attribute, input: unknown): unknown => {
  const value = unwrapped(input);
  if (value === null || value === undefined) return undefined;
  if (type === 'boolean') {
    if (typeof value === 'boolean') return value;
    // Entra ID sends flags as texts.
    if (typeof value === 'string' && isFlag(value)) return value.trim().toLowerCase() === 'true';
    throw wrongValue(name, 'true or false');
  }
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw wrongValue(name, 'a text');
};

/** A text stands for the part of a complex attribute that names it. */
const mainPart = ({ subAttributes }: Attribute): string =>
  (attributeNamed(subAttributes, 'value') ?? subAttributes[0])?.name ?? 'value';

const complexValue = (attribute: Attribute, input: unknown): Json | undefined => {
  const value = Array.isArray(input) && input.length === 1 ? input[0] : input;
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string' || typeof value === 'number') return { [mainPart(attribute)]: String(value) };
  if (!isRecord(value)) throw wrongValue(attribute.name, 'an object');
  const parts = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const subAttribute = attributeNamed(attribute.subAttributes, key);
    const read = subAttribute ? simpleValue(subAttribute, part) : (part ?? undefined);
    return read === undefined ? [] : [[subAttribute?.name ?? key, read]];
  });
  const read = Object.fromEntries(parts);
  // A member may be named by its address alone.
  if (attribute.name === 'members' && read.value === undefined && typeof read.$ref === 'string') {
    read.value = read.$ref.split('/').at(-1);
  }
  return parts.length > 0 ? read : undefined;
};

/**
 * Parses the value of an attribute; undefined when it unassigns the attribute. Values of unknown attributes are kept.
 * @throws a SCIM error `invalidValue` for a value of the wrong type
 */
export const readAttribute = (attribute: Attribute | undefined, value: unknown): unknown => {
  if (!attribute) return value ?? undefined;
  const read = attribute.type === 'complex' ? complexValue : simpleValue;
  if (!attribute.multiValued) return read(attribute, value);
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => read(attribute, entry) ?? []);
};
