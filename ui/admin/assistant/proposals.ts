import type { Draft } from '../archetypes/form/drafts';

/** A proposed change as the prefilled form of a page. */
export type Proposal = Pick<Draft, 'page' | 'values'>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

type Fields = Readonly<Record<string, unknown>>;

/** Form values for each operation whose page has a form. */
const forms: Readonly<Record<string, (input: Fields) => Proposal>> = {
  'groups.create': ({ name, description, color }) => ({
    page: 'groups',
    values: { name: textOf(name), description: textOf(description), color: textOf(color) },
  }),
  'users.addUser': ({ email, name, phoneNumber, roleIds }) => ({
    page: 'users',
    values: { emails: textOf(email), name: textOf(name), phone: textOf(phoneNumber), roleIds: listOf(roleIds) },
  }),
  'roles.create': ({ name, key, description, isDefault }) => ({
    page: 'roles',
    values: { name: textOf(name), key: textOf(key), description: textOf(description), isDefault: isDefault === true },
  }),
};

/** Returns the prefilled form of a change; undefined if no form makes the change. */
export const proposalOf = (operation: string, input: unknown): Proposal | undefined => {
  if (!Object.hasOwn(forms, operation) || typeof input !== 'object' || input === null) return undefined;
  return forms[operation]?.(input as Fields);
};
