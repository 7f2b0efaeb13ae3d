'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { array, boolean, object, refine, string } from 'zod/mini';
import { CheckboxField } from '../../kit/choice-fields';
import { useCapability } from '../../react/capability';
import { FormSheet } from '../resource/form-sheet';
import { PickerField } from '../resource/picker-field';
import { useAdminTexts } from '../texts';
import { userName } from './account';
import { useSharedRoles } from './options';
import { useAccountNames } from './use-account-names';

interface UserSheetProps {
  user: accounts.AccountUser | undefined;
  onClose: () => void;
}

const placesOf = (user: accounts.AccountUser | undefined) => user?.tenants ?? [];

const Roles = object({ places: array(object({ tenantId: string(), roleIds: array(string()) })) });

/** Renders the form for the roles of one user in each of their accounts. */
export function UserRolesSheet({ user, onClose }: UserSheetProps) {
  const texts = useAdminTexts('accounts');
  const { user: read, setRoles } = useCapability(accounts);
  const options = useSharedRoles(placesOf(user).flatMap(({ roles = [] }) => roles));
  return (
    <FormSheet
      open={user !== undefined}
      onClose={onClose}
      entity={user}
      schema={Roles}
      toInput={(shown) => ({
        places: placesOf(shown).map(({ tenantId, roles = [] }) => ({ tenantId, roleIds: roles.map(({ id }) => id) })),
      })}
      edit={{
        title: (shown) => texts.editRolesTitle(userName(shown)),
        submitLabel: texts.save,
        mutation: setRoles(),
        latest: read,
        toVariables: (_, shown, { places }) => ({
          userId: shown.id,
          changes: accounts.changedRoles(placesOf(shown), places),
        }),
        toast: () => texts.rolesToast(user ? userName(user) : ''),
      }}
    >
      <RoleFields options={options} />
    </FormSheet>
  );
}

function RoleFields({ options }: { options: ReturnType<typeof useSharedRoles> }) {
  const texts = useAdminTexts('accounts');
  const nameOf = useAccountNames();
  const places: readonly { tenantId: string }[] = useWatch({ name: 'places' });
  return places.map(({ tenantId }, at) => (
    <PickerField
      key={tenantId}
      name={`places.${at}.roleIds`}
      label={texts.rolesIn(nameOf(tenantId))}
      optional
      {...options}
    />
  ));
}

/** Renders the form that removes a user from some or all of their accounts. */
export function RemoveUserSheet({ user, onClose }: UserSheetProps) {
  const texts = useAdminTexts('accounts');
  const nameOf = useAccountNames();
  const { removeUser } = useCapability(accounts);
  const schema = useMemo(
    () =>
      object({
        places: array(boolean()).check(refine((places) => places.includes(true), texts.chosenMissing)),
      }),
    [texts],
  );
  return (
    <FormSheet
      open={user !== undefined}
      onClose={onClose}
      schema={schema}
      toInput={() => ({ places: placesOf(user).map(() => true) })}
      create={{
        title: texts.removeUserTitle(user ? userName(user) : ''),
        description: texts.removeUserText,
        submitLabel: texts.removeUserConfirm,
        mutation: removeUser(),
        toVariables: ({ places }) => ({
          userId: user?.id ?? '',
          tenantIds: placesOf(user).flatMap(({ tenantId }, at) => (places[at] ? [tenantId] : [])),
        }),
        toast: () => texts.userRemoved(user ? userName(user) : ''),
      }}
    >
      {placesOf(user).map(({ tenantId }, at) => (
        <CheckboxField key={tenantId} name={`places.${at}`} label={nameOf(tenantId)} />
      ))}
    </FormSheet>
  );
}
