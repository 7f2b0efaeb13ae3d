'use client';
import * as roles from '@gatehouse/sdk/roles';
import * as sso from '@gatehouse/sdk/sso';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { array, maxLength, minLength, object, optional, string, trim } from 'zod/mini';
import { Button } from '../../kit/button/button';
import { TextField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { PickerField } from '../archetypes/form/picker-field';
import { useRoleOptions } from '../archetypes/form/picker-options';
import { namesOrCount } from '../archetypes/list/names-or-count';
import { useRoleNames } from '../archetypes/list/use-role-names';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import { useSsoCalls } from './calls';

const RolesForm = object({ roleIds: array(string()) });
const { max } = sso.ssoLimits.group;

interface RoleSettingsProps {
  connection: sso.SsoConfiguration;
  mayWrite: boolean;
  /** Whether mappings can be removed. */
  mayDelete: boolean;
}

function RoleNames({ ids }: { ids: readonly string[] }) {
  const { noRoles, roleCount } = useAdminTexts('sso');
  const names = namesOrCount(ids, useRoleNames(ids.length > 0), roleCount);
  return names.length > 0 ? names.join(', ') : noRoles;
}

/** Renders the default roles of users of a connection, and the roles mapped from groups of its identity provider. */
export function RoleSettings({ connection, mayWrite, mayDelete }: RoleSettingsProps) {
  const texts = useAdminTexts('sso').setup;
  const { defaultRoles, setDefaultRoles, groups, saveGroups } = useSsoCalls();
  const options = useRoleOptions();
  const { id: ssoConfigId } = connection;
  const mappings = groups(ssoConfigId);
  const { data: before = [] } = useQuery(mappings);
  const names = useRoleNames(mayWrite);
  const permissions = useCapability(roles).permissions();
  const { data: administrative } = useQuery({
    ...permissions,
    enabled: permissions.enabled && mayWrite,
    select: roles.administrativeRoleIds,
  });
  const schema = useMemo(
    () =>
      object({
        mappings: array(
          object({
            mappingId: optional(string()),
            group: string().check(trim(), minLength(1, texts.groupMissing), maxLength(max, texts.tooLong(max))),
            roleIds: array(string()),
          }),
        ),
      }).check(({ value, issues }) => {
        for (const [at, { group }] of value.mappings.entries()) {
          if (value.mappings.findIndex((mapping) => mapping.group === group) === at) continue;
          issues.push({ code: 'custom', path: ['mappings', at, 'group'], message: texts.groupTwice, input: group });
        }
      }),
    [texts],
  );
  const nameOf = (key: string) => before.find(({ id }) => id === key)?.group ?? key;
  return (
    <>
      <SettingsSection
        undo
        title={texts.defaultRoles}
        text={texts.defaultRolesText}
        mayWrite={mayWrite}
        query={defaultRoles(ssoConfigId)}
        mutation={setDefaultRoles()}
        schema={RolesForm}
        toInput={(roleIds) => ({ roleIds })}
        toVariables={({ roleIds }) => ({ ssoConfigId, roleIds })}
        confirmation={({ roleIds }, saved) => {
          // What is not known yet, or not readable, may be administration.
          const added = roleIds.filter((id) => !saved.includes(id) && (administrative?.has(id) ?? true));
          if (added.length === 0) return undefined;
          const given = added.map((id) => names.get(id) ?? id);
          return administrative
            ? { title: texts.adminTitle, text: texts.adminText(given), confirm: texts.adminConfirm }
            : { title: texts.rolesTitle, text: texts.rolesText(given), confirm: texts.adminConfirm };
        }}
        details={(roleIds) => [{ label: texts.roles, value: <RoleNames ids={roleIds} /> }]}
      >
        <PickerField name="roleIds" label={texts.roles} {...options} />
      </SettingsSection>
      <SettingsSection
        title={texts.mappings}
        text={texts.mappingsText}
        mayWrite={mayWrite}
        query={mappings}
        mutation={saveGroups()}
        schema={schema}
        partLabel={({ key }) => nameOf(key)}
        toInput={(read) => ({
          mappings: read.map(({ id, group, roleIds = [] }) => ({ mappingId: id, group, roleIds })),
        })}
        toVariables={(values, _changes, read) => ({
          ssoConfigId,
          before: read,
          after: values.mappings.map(({ mappingId, group, roleIds }) => ({
            ...(mappingId !== undefined && { id: mappingId }),
            group,
            roleIds,
          })),
        })}
        details={(read) =>
          read.length > 0
            ? read.map(({ group, roleIds = [] }) => ({ label: group, value: <RoleNames ids={roleIds} /> }))
            : [{ label: texts.mappings, value: texts.noMappings }]
        }
      >
        <Mappings mayDelete={mayDelete} />
      </SettingsSection>
    </>
  );
}

function Mappings({ mayDelete }: { mayDelete: boolean }) {
  const texts = useAdminTexts('sso').setup;
  const options = useRoleOptions();
  const { control, getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'mappings' });
  const isSaved = (at: number) => getValues(`mappings.${at}.mappingId`) !== undefined;
  return (
    <div className="gh:grid gh:gap-5">
      {fields.length === 0 && <p className="gh:text-sm gh:text-subtle">{texts.noMappings}</p>}
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="gh:grid gh:gap-3 gh:border-s-2 gh:border-line gh:ps-4">
          <legend className="gh:sr-only">{texts.mapping(at + 1)}</legend>
          <div className="gh:grid gh:grid-cols-[1fr_auto] gh:items-start gh:gap-2">
            <TextField name={`mappings.${at}.group`} label={texts.group} autoComplete="off" />
            {(mayDelete || !isSaved(at)) && (
              <Button
                variant="ghost"
                size="icon"
                className="gh:mt-6.5"
                aria-label={texts.removeMapping(at + 1)}
                onClick={() => remove(at)}
              >
                <X aria-hidden />
              </Button>
            )}
          </div>
          <PickerField name={`mappings.${at}.roleIds`} label={texts.roles} {...options} />
        </fieldset>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="gh:justify-self-start"
        onClick={() => append({ group: '', roleIds: [] })}
      >
        <Plus aria-hidden />
        {texts.addMapping}
      </Button>
    </div>
  );
}
