'use client';
import { webUrl } from '@gatehouse/sdk/account-settings';
import * as accounts from '@gatehouse/sdk/accounts';
import { accountLimits } from '@gatehouse/sdk/contracts/account-settings';
import { useMemo } from 'react';
import { boolean, maxLength, object, enum as oneOf, refine, string, trim } from 'zod/mini';
import { CheckboxField, RadioGroupField } from '../../kit/form/choice-fields';
import { TextField } from '../../kit/form/fields';
import type { AccountsTexts } from '../../locales/en/admin/accounts';
import { useCapability } from '../../react/capability';
import { FormSheet } from '../archetypes/form/form-sheet';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { type Account, accessText, accountName } from './account';

const { isAccountId, subAccountAccessTypes } = accounts;

const nameOf = (texts: AccountsTexts) =>
  string().check(
    trim(),
    refine((name) => name !== '', texts.nameMissing),
    maxLength(accountLimits.name.max, texts.nameLong(accountLimits.name.max)),
  );

interface CreateSheetProps {
  parent: { tenantId: string; name: string } | undefined;
  onClose: () => void;
}

/** Renders the form that creates a sub-account. */
export function CreateSheet({ parent, onClose }: CreateSheetProps) {
  const texts = useAdminTexts('accounts');
  const may = useRights('allAccounts');
  const { create } = useCapability(accounts);
  const schema = useMemo(
    () =>
      object({
        name: nameOf(texts),
        website: string().check(
          trim(),
          maxLength(accountLimits.url.max, texts.nameLong(accountLimits.url.max)),
          refine((text) => text === '' || webUrl(text) !== undefined, texts.websiteInvalid),
        ),
        tenantId: string().check(
          trim(),
          refine((text) => text === '' || isAccountId(text), texts.idInvalid),
        ),
        isReseller: boolean(),
      }),
    [texts],
  );
  return (
    <FormSheet
      item={parent}
      onClose={onClose}
      title={texts.addTitle}
      description={parent && texts.addText(parent.name)}
      schema={schema}
      toInput={() => ({ name: '', website: '', tenantId: '', isReseller: false })}
      submitLabel={texts.add}
      mutation={create()}
      toVariables={({ name, website, tenantId, isReseller }, { item }) => ({
        name,
        parentTenantId: item.tenantId,
        website: website || undefined,
        tenantId: tenantId || undefined,
        isReseller: isReseller || undefined,
      })}
      toast={({ name }) => texts.addedToast(name)}
    >
      <TextField name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
      <TextField name="website" type="url" dir="ltr" label={texts.website} autoComplete="off" optional />
      <TextField name="tenantId" dir="ltr" label={texts.id} hint={texts.idHint} autoComplete="off" optional />
      {may.manage && <CheckboxField name="isReseller" label={texts.managementLabel} hint={texts.enableText} />}
    </FormSheet>
  );
}

interface AccountSheetProps {
  account: Account | undefined;
  onClose: () => void;
}

/** Renders the form that renames an account. */
export function RenameSheet({ account, onClose }: AccountSheetProps) {
  const texts = useAdminTexts('accounts');
  const { one, rename } = useCapability(accounts);
  const schema = useMemo(() => object({ name: nameOf(texts) }), [texts]);
  return (
    <FormSheet
      item={account}
      onClose={onClose}
      title={(renamed) => texts.renameTitle(accountName(renamed))}
      schema={schema}
      toInput={({ name }) => ({ name: name ?? '' })}
      submitLabel={texts.save}
      mutation={rename()}
      latest={({ tenantId }) => one(tenantId)}
      toVariables={({ name }, { item }) => ({ tenantId: item.tenantId, name })}
      toast={({ name }) => texts.renamedToast(name)}
    >
      <TextField name="name" label={texts.name} autoComplete="off" />
    </FormSheet>
  );
}

const Hierarchy = object({ type: oneOf(subAccountAccessTypes) });

/** Renders the form that allows users of an account to access its sub-accounts. */
export function HierarchySheet({ account, onClose }: AccountSheetProps) {
  const texts = useAdminTexts('accounts');
  const { one, setHierarchySettings } = useCapability(accounts);
  return (
    <FormSheet
      item={account}
      onClose={onClose}
      title={(shown) => texts.settingsTitle(accountName(shown))}
      description={texts.settingsText}
      schema={Hierarchy}
      toInput={({ subAccountAccessType }) => ({
        type: subAccountAccessTypes.find((type) => type === subAccountAccessType) ?? 'defaultOff',
      })}
      submitLabel={texts.save}
      mutation={setHierarchySettings()}
      latest={({ tenantId }) => one(tenantId)}
      now={({ subAccountAccessType }) => accessText(texts, subAccountAccessType)}
      toVariables={({ type }, { item }) => ({ tenantId: item.tenantId, subAccountAccessType: type })}
      toast={(_values, shown) => texts.settingsToast(accountName(shown))}
    >
      <RadioGroupField
        name="type"
        label={texts.access}
        options={subAccountAccessTypes.map((value) => ({
          value,
          label: texts.accessTypes[value],
          description: texts.accessHints[value],
        }))}
      />
    </FormSheet>
  );
}
