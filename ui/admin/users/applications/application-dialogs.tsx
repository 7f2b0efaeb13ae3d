'use client';
import * as applications from '@gatehouse/sdk/applications';
import type * as users from '@gatehouse/sdk/users';
import { useMemo } from 'react';
import { array, minLength, object, string } from 'zod/mini';
import { useCapability } from '../../../react/capability';
import { useUser } from '../../../react/session';
import { ConfirmDialog } from '../../archetypes/form/confirm-dialog';
import { FormSheet } from '../../archetypes/form/form-sheet';
import { PickerField } from '../../archetypes/form/picker-field';
import { useUserOptions } from '../../archetypes/form/picker-options';
import { useFormats } from '../../archetypes/formats/formats';
import type { TaskProps } from '../../archetypes/page/tasks';
import { useAdminTexts } from '../../texts';
import { userName } from '../user-state';
import { useUserNames } from './use-user-names';

/** Dialog to open for an application. */
export type ApplicationTask =
  | { do: 'assign'; application: applications.AssignedApplication }
  | { do: 'unassign'; application: applications.AssignedApplication; users: readonly users.User[] };

const MAX_NAMES = 10;

/** Renders the dialogs that assign an application to users, and unassign it. */
export function ApplicationDialogs({ task, onClose }: TaskProps<ApplicationTask>) {
  const texts = useAdminTexts('users').applications;
  const tenantId = useUser()?.tenantId ?? '';
  const nameOf = useUserNames();
  const { unassign } = useCapability(applications);
  return (
    <>
      <AssignSheet application={task?.do === 'assign' ? task.application : undefined} onClose={onClose} />
      <ConfirmDialog
        item={task?.do === 'unassign' ? task : undefined}
        onClose={onClose}
        title={({ application, users: chosen }) => texts.unassignTitle(chosen.length, application.name ?? '')}
        description={({ users: chosen }) => <LastSignIns users={chosen} />}
        confirmLabel={texts.unassign}
        mutation={unassign()}
        toVariables={({ application, users: chosen }) => ({
          tenantId,
          userIds: chosen.map(({ id }) => id),
          appIds: [application.id],
        })}
        partLabel={({ key }) => nameOf(key)}
        toast={({ users: chosen }) => texts.unassigned(chosen.length)}
      />
    </>
  );
}

/** Renders the last sign-in of each user, so that no active user loses access by mistake. */
function LastSignIns({ users: chosen }: { users: readonly users.User[] }) {
  const texts = useAdminTexts('users').applications;
  const { date } = useFormats();
  return (
    <>
      <p>{texts.unassignText}</p>
      <dl className="gh:mt-3 gh:grid gh:gap-1">
        {chosen.slice(0, MAX_NAMES).map((user) => (
          <div key={user.id} className="gh:flex gh:justify-between gh:gap-4">
            <dt className="gh:min-w-0 gh:text-body gh:wrap-anywhere">{userName(user)}</dt>
            <dd className="gh:shrink-0">{user.lastLogin ? date(user.lastLogin) : texts.never}</dd>
          </div>
        ))}
      </dl>
      {chosen.length > MAX_NAMES && <p>{texts.andMore(chosen.length - MAX_NAMES)}</p>}
    </>
  );
}

interface AssignSheetProps {
  application: applications.AssignedApplication | undefined;
  onClose: () => void;
}

function AssignSheet({ application, onClose }: AssignSheetProps) {
  const texts = useAdminTexts('users').applications;
  const tenantId = useUser()?.tenantId ?? '';
  const { assign } = useCapability(applications);
  const options = useUserOptions();
  const nameOf = useUserNames();
  const schema = useMemo(() => object({ userIds: array(string()).check(minLength(1, texts.chooseMissing)) }), [texts]);
  const holders = new Set(application?.userIds);
  return (
    <FormSheet
      item={application}
      onClose={onClose}
      title={({ name }) => texts.assignTitle(name ?? '')}
      description={texts.assignText}
      schema={schema}
      toInput={() => ({ userIds: [] })}
      submitLabel={texts.assign}
      mutation={assign()}
      toVariables={({ userIds }, { item }) => ({ tenantId, userIds, appIds: [item.id] })}
      partLabel={({ key }) => nameOf(key)}
      toast={({ userIds }) => texts.assigned(userIds.length)}
    >
      <PickerField
        name="userIds"
        label={texts.choose}
        disabledReason={({ id }) => (holders.has(id) ? texts.isAssigned : undefined)}
        {...options}
      />
    </FormSheet>
  );
}
