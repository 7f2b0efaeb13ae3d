'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { array, boolean, object, refine, string } from 'zod/mini';
import { CheckboxField } from '../../kit/form/choice-fields';
import { useCapability } from '../../react/capability';
import { FormSheet } from '../archetypes/form/form-sheet';
import { PickerField } from '../archetypes/form/picker-field';
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
  const nameOf = useAccountNames();
  const options = useSharedRoles(placesOf(user).flatMap(({ roles = [] }) => roles));
  return (
    <FormSheet
      item={user}
      onClose={onClose}
      title={(shown) => texts.editRolesTitle(userName(shown))}
      schema={Roles}
      toInput={(shown) => ({
        places: placesOf(shown).map(({ tenantId, roles = [] }) => ({ tenantId, roleIds: roles.map(({ id }) => id) })),
      })}
      submitLabel={texts.save}
      mutation={setRoles()}
      latest={read}
      now={(shown) =>
        placesOf(shown).map(({ tenantId, roles = [] }) => (
          <p key={tenantId}>{`${nameOf(tenantId)}: ${roles.map(({ name }) => name).join(', ') || '–'}`}</p>
        ))
      }
      toVariables={({ places }, { item }) => ({
        userId: item.id,
        changes: accounts.changedRoles(placesOf(item), places),
      })}
      toast={(_values, shown) => texts.rolesToast(userName(shown))}
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
      item={user}
      onClose={onClose}
      title={(removed) => texts.removeUserTitle(userName(removed))}
      description={texts.removeUserText}
      schema={schema}
      toInput={(removed) => ({ places: placesOf(removed).map(() => true) })}
      submitLabel={texts.removeUserConfirm}
      mutation={removeUser()}
      toVariables={({ places }, { item }) => ({
        userId: item.id,
        tenantIds: placesOf(item).flatMap(({ tenantId }, at) => (places[at] ? [tenantId] : [])),
      })}
      toast={(_values, removed) => texts.userRemoved(userName(removed))}
    >
      {placesOf(user).map(({ tenantId }, at) => (
        <CheckboxField key={tenantId} name={`places.${at}`} label={nameOf(tenantId)} />
      ))}
    </FormSheet>
  );
}
