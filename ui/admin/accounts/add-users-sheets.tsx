'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { isEmail, parseEmails, userLimits } from '@gatehouse/sdk/users';
import { useMemo } from 'react';
import { array, boolean, maxLength, minLength, object, refine, string, trim } from 'zod/mini';
import { CheckboxField } from '../../kit/form/choice-fields';
import { TextareaField, TextField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { FormSheet } from '../archetypes/form/form-sheet';
import { PickerField } from '../archetypes/form/picker-field';
import { nameSome } from '../archetypes/list/name-some';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { type Account, accountName } from './account';
import { useAccountOptions, useSharedRoles } from './options';

interface AddUsersSheetProps {
  account: Account | undefined;
  onClose: () => void;
}

/** Renders the form that adds users to one account with the same roles. */
export function AddUsersSheet({ account, onClose }: AddUsersSheetProps) {
  const texts = useAdminTexts('accounts');
  const may = useRights('allAccounts');
  const roles = useSharedRoles();
  const { addUsers } = useCapability(accounts);
  const schema = useMemo(
    () =>
      object({
        emails: string().check(
          refine((text) => parseEmails(text).length > 0, texts.emailsMissing),
          refine((text) => parseEmails(text).every(isEmail), {
            error: ({ input }) =>
              texts.emailsWrong(nameSome(parseEmails(String(input)).filter((email) => !isEmail(email)))),
          }),
        ),
        roleIds: array(string()),
        access: boolean(),
      }),
    [texts],
  );
  return (
    <FormSheet
      item={account}
      onClose={onClose}
      title={(shown) => texts.addUsersTitle(accountName(shown))}
      description={texts.addUsersText}
      schema={schema}
      toInput={({ subAccountAccessType }) => ({
        emails: '',
        roleIds: [],
        access: subAccountAccessType === 'defaultOn',
      })}
      submitLabel={texts.addUsers}
      mutation={addUsers()}
      toVariables={({ emails, roleIds, access }, { item: { tenantId, subAccountAccessType } }) => ({
        tenantId,
        roleIds,
        users: parseEmails(emails).map((email) => ({ email })),
        // An unchanged choice is left to the account's default.
        allowSubAccountAccess: access === (subAccountAccessType === 'defaultOn') ? undefined : access,
      })}
      toast={({ emails }) => texts.usersAdded(parseEmails(emails).length)}
    >
      <TextareaField
        name="emails"
        label={texts.emails}
        hint={texts.emailsHint}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <PickerField name="roleIds" label={texts.roles} optional {...roles} />
      {may.writeAccess && account?.subAccountAccessType !== 'alwaysOn' && (
        <CheckboxField name="access" label={texts.allowBelow} />
      )}
    </FormSheet>
  );
}

interface AddUserSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the form that adds one user to several accounts with the same roles. */
export function AddUserSheet({ open, onClose }: AddUserSheetProps) {
  const texts = useAdminTexts('accounts');
  const roles = useSharedRoles();
  const options = useAccountOptions();
  const { addUser } = useCapability(accounts);
  const schema = useMemo(
    () =>
      object({
        email: string().check(trim(), refine(isEmail, texts.emailWrong)),
        name: string().check(trim(), maxLength(userLimits.name.max, texts.nameLong(userLimits.name.max))),
        tenantIds: array(string()).check(minLength(1, texts.chosenMissing)),
        roleIds: array(string()),
      }),
    [texts],
  );
  return (
    <FormSheet
      item={open || undefined}
      onClose={onClose}
      title={texts.addUserTitle}
      description={texts.addUsersText}
      schema={schema}
      toInput={() => ({ email: '', name: '', tenantIds: [], roleIds: [] })}
      submitLabel={texts.addUser}
      mutation={addUser()}
      toVariables={({ email, name, tenantIds, roleIds }) => ({
        user: { email, name: name || undefined },
        tenants: tenantIds.map((tenantId) => ({ tenantId, roleIds })),
      })}
      toast={() => texts.usersAdded(1)}
    >
      <TextField name="email" type="email" dir="ltr" label={texts.email} autoComplete="off" />
      <TextField name="name" label={texts.name} autoComplete="off" optional />
      <PickerField name="tenantIds" label={texts.chosen} {...options} />
      <PickerField name="roleIds" label={texts.roles} optional {...roles} />
    </FormSheet>
  );
}
