'use client';
import * as groups from '@gatehouse/sdk/groups';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { array, object, string } from 'zod/mini';
import { Button } from '../../kit/button/button';
import { TextareaField, TextField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { useRights } from '../archetypes/page/use-rights';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import { ColorField } from './color-field';
import { Effect } from './effect';
import { fieldsOf, type GroupTask, isManaged, membersOf } from './group-fields';
import { describedBy, isNameTaken, RolesField } from './group-sheet';
import { useGroupPartLabel } from './use-group-part-label';

const Roles = object({ roleIds: array(string()) });

/** Renders the roles of a group, with the effect of a change before it is saved. */
export function RolesSection({ group }: { group: groups.Group }) {
  const texts = useAdminTexts('groups');
  const may = useRights('groups');
  const { get, setRoles } = useCapability(groups);
  const partLabel = useGroupPartLabel();
  const provider = useProviderNames();
  return (
    <SettingsSection
      title={texts.rolesTitle}
      text={texts.rolesText}
      query={get({ groupId: group.id })}
      schema={Roles}
      toInput={(read) => ({ roleIds: fieldsOf(read).roleIds })}
      mutation={setRoles()}
      toVariables={({ roleIds }, _changes, read) => ({
        groupId: group.id,
        before: fieldsOf(read).roleIds,
        after: roleIds,
      })}
      details={({ roles }) => [
        {
          label: texts.roles,
          value:
            provider
              .roles(roles ?? [])
              .map(({ name }) => name)
              .join(', ') || texts.noRoles,
        },
      ]}
      mayWrite={may.writeRoles}
      partLabel={partLabel}
    >
      {(read) => (
        <>
          <RolesField />
          <RolesEffect group={read} />
        </>
      )}
    </SettingsSection>
  );
}

function RolesEffect({ group }: { group: groups.Group }) {
  const value: unknown = useWatch({ name: 'roleIds' });
  const after = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  const before = fieldsOf(group).roleIds;
  return <Effect groupId={group.id} changes={membersOf(group).map((user) => ({ user, before, after }))} />;
}

interface SettingsTabProps {
  group: groups.Group;
  all: readonly groups.Group[];
  onTask: (task: GroupTask) => void;
}

/** Renders name and description of a group, and its deletion. */
export function SettingsTab({ group, all, onTask }: SettingsTabProps) {
  const texts = useAdminTexts('groups');
  const may = useRights('groups');
  const { get, update } = useCapability(groups);
  const schema = useMemo(
    () => object(describedBy(texts, (name) => isNameTaken(all, name, group.id))),
    [texts, all, group.id],
  );
  const managed = isManaged(group);
  return (
    <>
      <SettingsSection
        title={texts.detailsTitle}
        text={managed ? texts.kept : texts.detailsText}
        query={get({ groupId: group.id })}
        schema={schema}
        toInput={fieldsOf}
        mutation={update()}
        toVariables={(_values, changes) => ({ groupId: group.id, ...changes })}
        details={({ name, description }) => [
          { label: texts.name, value: name },
          { label: texts.description, value: description || texts.noDescription },
        ]}
        mayWrite={may.write && !managed}
        undo
      >
        <TextField name="name" label={texts.name} autoComplete="off" />
        <TextareaField
          name="description"
          label={texts.description}
          limit={groups.groupLimits.description.max}
          rows={2}
          optional
        />
        <ColorField current={group.color} />
      </SettingsSection>
      {may.delete && !managed && (
        <div className="gh:flex gh:flex-wrap gh:items-center gh:justify-between gh:gap-3 gh:rounded-lg gh:border gh:border-danger gh:p-5">
          <div className="gh:grid gh:gap-1 gh:text-sm">
            <h3 className="gh:font-medium">{texts.dangerTitle}</h3>
            <p className="gh:text-subtle">{texts.dangerText}</p>
          </div>
          <Button variant="danger" size="sm" onClick={() => onTask({ do: 'remove', group })}>
            {texts.removeConfirm}
          </Button>
        </div>
      )}
    </>
  );
}
