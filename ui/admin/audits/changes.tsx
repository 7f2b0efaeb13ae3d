'use client';
import * as audits from '@gatehouse/sdk/audits';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import type { AuditsTexts } from '../../locales/en/admin/audits';
import { useCapability } from '../../react/capability';
import { useFormats } from '../archetypes/formats/formats';
import type { Formats } from '../archetypes/formats/language-formats';
import { writtenValue } from '../archetypes/formats/written-value';
import { namesOrCount } from '../archetypes/list/names-or-count';
import { useRoleNames } from '../archetypes/list/use-role-names';
import { useRights } from '../archetypes/page/use-rights';
import { hasOwn } from '../guards';
import { useAdminTexts } from '../texts';

/** Renders the values before and after a change side by side. */
export function Changes({ json }: { json: unknown }) {
  const { changes: texts } = useAdminTexts('audits');
  const formats = useFormats();
  const changes = audits.auditChanges(json);
  const namesOf = useNames(changes);
  if (changes.length === 0) return null;
  const cell = 'gh:border-t gh:border-line gh:px-3 gh:py-2 gh:align-top gh:wrap-anywhere';
  return (
    <table className="gh:w-full gh:overflow-clip gh:rounded gh:border gh:border-line gh:bg-surface gh:text-xs">
      <caption className="gh:mb-1.5 gh:text-start gh:text-subtle">{texts.title}</caption>
      <thead>
        <tr>
          {[texts.field, texts.before, texts.after].map((name) => (
            <th key={name} scope="col" className="gh:px-3 gh:py-2 gh:text-start gh:font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => {
          const written = (value: unknown) => changedValue({ field, value }, texts, formats, namesOf[field]);
          return (
            <tr key={field}>
              <th scope="row" className={`${cell} gh:text-start gh:font-medium`}>
                <bdi>{fieldName(field, texts)}</bdi>
              </th>
              <td className={cell}>
                <del className="gh:text-danger">{written(before)}</del>
              </td>
              <td className={cell}>
                <ins className="gh:text-success gh:no-underline">{written(after)}</ins>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type Names = ReadonlyMap<string, string>;

/** Returns the names of what the changed fields refer to, by field. They are supplementary: nothing waits for them. */
const useNames = (changes: readonly audits.AuditChange[]): Readonly<Record<string, Names | undefined>> => {
  const roleIds = useRoleNames(changes.some(({ field }) => field === 'roleIds'));
  const mayReadUsers = useRights('users').read;
  const ids = changes.flatMap(({ field, before, after }) =>
    field === 'userIds' ? [...idsIn(before), ...idsIn(after)] : [],
  );
  const members = useCapability(users).byIds([...new Set(ids)]);
  const { data } = useQuery({ ...members, enabled: members.enabled && mayReadUsers && ids.length > 0 });
  return { roleIds, userIds: new Map(data?.map(({ id, name, email }) => [id, name || email])) };
};

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Returns the name of a field; the provider's key if it has none. */
const fieldName = (field: string, { fields }: AuditsTexts['changes']): string =>
  hasOwn(fields, field) ? fields[field] : field;

/**
 * Writes a changed value: ids by their names, switches and options as the pages call them, anything else as it was
 * recorded.
 *
 * @param names Names of what the field refers to, by id.
 */
export const changedValue = (
  { field, value }: { field: string; value: unknown },
  texts: AuditsTexts['changes'],
  formats: Pick<Formats, 'moment'>,
  names?: Names,
): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (typeof value === 'string') return optionName(field, value, texts) ?? writtenValue(value, formats);
  if (!Array.isArray(value)) return writtenValue(value, formats);
  if (value.length === 0) return '–';
  if (names) return namesOrCount(idsIn(value), names, texts.count).join(', ');
  return value.map((item) => changedValue({ field, value: item }, texts, formats)).join(', ');
};

const optionName = (field: string, value: string, { values }: AuditsTexts['changes']): string | undefined => {
  const options: Readonly<Record<string, string>> = hasOwn(values, field) ? values[field] : {};
  return Object.hasOwn(options, value) ? options[value] : undefined;
};
