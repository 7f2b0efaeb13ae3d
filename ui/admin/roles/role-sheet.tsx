'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { boolean, maxLength, minLength, object, refine, string, trim } from 'zod/mini';
import { SelectField } from '../../kit/form/choice-fields';
import { TextareaField, TextField } from '../../kit/form/fields';
import { SwitchField } from '../../kit/form/switch';
import type { RolesTexts } from '../../locales/en/admin/roles';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { FormSheet } from '../archetypes/form/form-sheet';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';

const limits = roles.roleLimits;

const formOf = (texts: RolesTexts, takenNames: readonly string[], takenKeys: readonly string[]) =>
  object({
    name: string().check(
      trim(),
      minLength(limits.name.min, texts.nameMissing),
      maxLength(limits.name.max, texts.nameLong(limits.name.max)),
      refine((name) => !roles.isRoleNameTaken(name, takenNames), texts.nameTaken),
    ),
    key: string().check(
      trim(),
      refine(roles.isRoleKey, texts.keyInvalid),
      refine((key) => !takenKeys.includes(key.toLowerCase()), texts.keyTaken),
    ),
    description: string().check(
      trim(),
      maxLength(limits.description.max, texts.descriptionLong(limits.description.max)),
    ),
    isDefault: boolean(),
    baseId: string(),
  });

export interface RoleSheetProps {
  open: boolean;
  onClose: () => void;
  /** Role to edit; undefined to add one. */
  role: roles.Role | undefined;
  /** Role from which a new one is copied. */
  base: roles.Role | undefined;
  all: readonly roles.Role[];
  editor: roles.RoleEditor | undefined;
  onAdded: ((role: roles.Role) => void) | undefined;
}

/** Renders the form for a role's name and assignment; a new role can start from another. */
export function RoleSheet({ open, onClose, role, base, all, editor, onAdded }: RoleSheetProps) {
  const texts = useAdminTexts('roles');
  const { create, get, update } = useCapability(roles);
  const copied = useCopied(all, editor, open);
  const schema = useMemo(
    () =>
      formOf(
        texts,
        // A role that has another's name already keeps it.
        all.map(({ name }) => name).filter((name) => name !== role?.name),
        all.filter(({ id }) => id !== role?.id).map(({ key }) => key.toLowerCase()),
      ),
    [texts, all, role],
  );
  const level = editor?.level ?? 0;

  const fields = (isNew: boolean) => (
    <>
      <TextField name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
      <KeyField all={all} isFixed={!isNew} />
      <TextareaField name="description" label={texts.description} limit={limits.description.max} rows={2} optional />
      {isNew && <BaseField all={all} copied={copied} />}
      <SwitchField name="isDefault" label={texts.defaultLabel} hint={texts.defaultHint} />
    </>
  );

  return (
    <>
      <FormSheet
        item={open && !role ? { base } : undefined}
        onClose={onClose}
        title={texts.addTitle}
        description={texts.addText}
        schema={schema}
        toInput={(from) => {
          const name = from.base ? texts.copyOf(from.base.name) : '';
          const takenKeys = all.map((existing) => existing.key);
          const { description, id } = from.base ?? {};
          const key = roles.keyFromName(name, takenKeys);
          return { name, key, description: description ?? '', isDefault: false, baseId: id ?? '' };
        }}
        submitLabel={texts.add}
        mutation={create()}
        toVariables={({ baseId, ...values }) => {
          const from = all.find(({ id }) => id === baseId);
          return {
            ...values,
            // A user cannot create a role above their own level.
            level: Math.max(level, from?.level ?? level),
            permissionIds: copied(baseId).ids,
            ...(from && { baseRoleId: from.id }),
          };
        }}
        toast={({ name }) => texts.addedToast(name)}
        onDone={onAdded}
        draftOf="roles"
      >
        {fields(true)}
      </FormSheet>
      <FormSheet
        item={open ? role : undefined}
        onClose={onClose}
        title={({ name }) => texts.editTitle(name)}
        schema={schema}
        toInput={({ name, key, description, isDefault }) => ({
          name,
          key,
          description: description ?? '',
          isDefault: isDefault ?? false,
          baseId: '',
        })}
        submitLabel={texts.save}
        mutation={update()}
        latest={({ id }) => get(id)}
        toVariables={(_values, { item, changes: { baseId: _, ...changes } }) => ({ roleId: item.id, ...changes })}
        toast={({ name }) => texts.savedToast(name)}
      >
        {fields(false)}
      </FormSheet>
    </>
  );
}

/** Returns the permissions that a new role copies from another, and the number of those that it cannot have. */
type Copied = (baseId: string) => { ids: string[]; left: number };

const useCopied = (all: readonly roles.Role[], editor: roles.RoleEditor | undefined, isEnabled: boolean): Copied => {
  const may = useRights('roles');
  const permissionsQuery = useCapability(roles).permissions();
  const { data: permissions } = useQuery({
    ...permissionsQuery,
    enabled: permissionsQuery.enabled && isEnabled && may.readPermissions,
  });
  return useMemo(() => {
    const locks = roles.permissionLocks(permissions ?? [], editor ?? { permissions: [] });
    return (baseId) => {
      const held = all.find(({ id }) => id === baseId)?.permissions ?? [];
      const ids = held.filter((id) => !locks.has(id) || locks.get(id) === 'always');
      return { ids, left: held.length - ids.length };
    };
  }, [all, editor, permissions]);
};

/** Renders the key, which follows the name until it is edited. */
function KeyField({ all, isFixed }: { all: readonly roles.Role[]; isFixed: boolean }) {
  const texts = useAdminTexts('roles');
  const { setValue } = useFormContext();
  const name = String(useWatch({ name: 'name' }) ?? '');
  const { dirtyFields } = useFormState();
  const isKeySet = isFixed || Boolean(dirtyFields.key);
  const isNamed = Boolean(dirtyFields.name);
  useEffect(() => {
    if (isKeySet || !isNamed) return;
    setValue(
      'key',
      roles.keyFromName(
        name,
        all.map(({ key }) => key),
      ),
    );
  }, [name, isKeySet, isNamed, all, setValue]);
  return (
    <TextField
      name="key"
      label={texts.key}
      hint={isFixed ? texts.keyFixed : texts.keyHint}
      readOnly={isFixed}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      className="gh:[&_input]:font-mono gh:[&_input]:read-only:bg-muted"
    />
  );
}

function BaseField({ all, copied }: { all: readonly roles.Role[]; copied: Copied }) {
  const texts = useAdminTexts('roles');
  const { language } = useTexts();
  const baseId = String(useWatch({ name: 'baseId' }) ?? '');
  const sorted = useMemo(() => [...all].sort((a, b) => a.name.localeCompare(b.name, language)), [all, language]);
  const { ids, left } = copied(baseId);
  return (
    <SelectField
      name="baseId"
      label={texts.base}
      placeholder={texts.noBase}
      hint={baseId ? texts.baseHint({ given: ids.length, left }) : undefined}
      options={sorted.map(({ id, name }) => ({ value: id, label: name }))}
      optional
    />
  );
}
