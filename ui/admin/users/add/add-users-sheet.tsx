'use client';
import * as users from '@gatehouse/sdk/users';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { array, object, string } from 'zod/mini';
import { TextareaField, TextField } from '../../../kit/form/fields';
import type { UsersTexts } from '../../../locales/en/admin/users';
import { useCapability } from '../../../react/capability';
import { useIdentity } from '../../../react/identity';
import { FormSheet } from '../../archetypes/form/form-sheet';
import { PickerField } from '../../archetypes/form/picker-field';
import { useGroupOptions, useRoleOptions } from '../../archetypes/form/picker-options';
import { useFormats } from '../../archetypes/formats/formats';
import { bulkTask } from '../../archetypes/list/bulk-run';
import { nameSome } from '../../archetypes/list/name-some';
import { useBulkTasks } from '../../archetypes/list/use-bulk-tasks';
import { useFieldAppearance } from '../../archetypes/page/appearance';
import { useRights } from '../../archetypes/page/use-rights';
import { useAdminTexts } from '../../texts';
import { type AccessEnd, secondsUntil } from '../access-end';
import { EndFields } from '../end-fields';
import { useUserPartLabel } from '../use-user-part-label';
import { useTemporary } from '../use-user-rights';
import { useDefaultRoles } from './use-default-roles';
import { useKnownEmails } from './use-known-emails';

const { userLimits, parseEmails, isEmail, isPhoneNumber } = users;

const formOf = (texts: UsersTexts, known: readonly string[], now: () => number, timeZone: string) =>
  object({
    emails: string(),
    name: string(),
    phone: string(),
    roleIds: array(string()),
    groupIds: array(string()),
    ends: string(),
    lastDay: string(),
  }).check(({ value, issues }) => {
    const emails = parseEmails(value.emails);
    const wrong = emails.filter((email) => !isEmail(email));
    const phone = value.phone.trim();
    const refuse = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
    if (emails.length === 0) refuse('emails', texts.emailsMissing);
    if (wrong.length > 0) refuse('emails', texts.emailsWrong(nameSome(wrong)));
    if (emails.length > 0 && emails.every((email) => known.includes(email))) refuse('emails', texts.emailsAllKnown);
    if (emails.length === 1 && value.name.trim().length > userLimits.name.max) {
      refuse('name', texts.nameLong(userLimits.name.max));
    }
    if (emails.length === 1 && phone && !isPhoneNumber(phone)) refuse('phone', texts.phoneWrong);
    if (secondsUntil(value, now(), timeZone) === undefined) refuse('lastDay', texts.endDateWrong);
  });

/** Fields that each invited user gets; a name and a phone number if there is one user only. */
interface Shared extends AccessEnd {
  name?: string;
  phone?: string;
  roleIds: string[];
  groupIds: string[];
}

const emailOf = ({ emails }: { emails: string }): string => parseEmails(emails)[0] ?? '';

interface AddUsersSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the form that invites one or more users with roles and groups. Several users are invited one by one. */
export function AddUsersSheet({ open, onClose }: AddUsersSheetProps) {
  const texts = useAdminTexts('users');
  const { environment } = useIdentity();
  const may = useRights('users');
  const groupsMay = useRights('groups');
  const isTemporary = useTemporary();
  const { invite } = useCapability(users);
  const roleOptions = useRoleOptions();
  const groupOptions = useGroupOptions();
  const { timeZone } = useFormats();
  const [known, setKnown] = useState<readonly string[]>([]);
  const schema = useMemo(
    () => formOf(texts, known, () => environment.now(), timeZone),
    [texts, known, environment, timeZone],
  );
  const defaultRoles = useDefaultRoles(open);
  const partLabel = useUserPartLabel();
  const many = useBulkTasks<users.Invitation>(
    [
      bulkTask({
        label: texts.add,
        mutation: invite(),
        toVariables: (invitation: users.Invitation, createdId) => ({ ...invitation, createdId }),
        partLabel,
      }),
    ],
    { rowId: ({ email }) => email, rowLabel: ({ email }) => email },
  );

  const invitationOf = ({ name, phone, roleIds, groupIds, ...end }: Shared, email: string): users.Invitation => ({
    email,
    name,
    phone,
    roleIds,
    groupIds,
    expirationInSeconds: secondsUntil(end, environment.now(), timeZone) ?? undefined,
  });

  return (
    <>
      <FormSheet
        item={open || undefined}
        onClose={onClose}
        title={texts.add}
        description={texts.addText}
        schema={schema}
        toInput={() => ({ emails: '', name: '', phone: '', roleIds: [], groupIds: [], ends: 'never', lastDay: '' })}
        submitLabel={<InviteLabel known={known} />}
        mutation={invite()}
        toVariables={(values, { createdId }) => ({ ...invitationOf(values, emailOf(values)), createdId })}
        handOver={(values) => {
          const emails = parseEmails(values.emails);
          if (emails.length === 1) return undefined;
          const { name: _name, phone: _phone, ...shared } = values;
          const added = emails.filter((email) => !known.includes(email));
          return () => many.actions[0]?.onSelect(added.map((email) => invitationOf(shared, email)));
        }}
        partLabel={partLabel}
        toast={(values) => texts.invited(emailOf(values))}
        draftOf="users"
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
        <KnownEmails known={known} onChange={setKnown} />
        <SingleUserFields known={known} />
        {may.write && (
          <PickerField
            name="roleIds"
            label={texts.columns.roles}
            hint={texts.rolesHint(defaultRoles)}
            optional
            {...roleOptions}
          />
        )}
        {groupsMay.addUsers && groupsMay.read && (
          <PickerField name="groupIds" label={texts.columns.groups} optional {...groupOptions} />
        )}
        {isTemporary && <EndFields />}
      </FormSheet>
      {many.dialog}
    </>
  );
}

/** Returns the addresses of the input, and the valid ones. */
const useEmails = (): { all: string[]; right: string[] } => {
  const all = parseEmails(String(useWatch({ name: 'emails' }) ?? ''));
  return { all, right: all.filter(isEmail) };
};

interface KnownProps {
  /** Addresses of users who belong to this account already. */
  known: readonly string[];
}

function InviteLabel({ known }: KnownProps) {
  const texts = useAdminTexts('users');
  return texts.invite(useEmails().right.length - known.length);
}

/** Names the addresses that will not be invited, since they belong to users of this account. */
function KnownEmails({ known, onChange }: KnownProps & { onChange: (known: readonly string[]) => void }) {
  const texts = useAdminTexts('users');
  const found = useKnownEmails(useEmails().right).join('\n');
  useEffect(() => onChange(found === '' ? [] : found.split('\n')), [found, onChange]);
  return (
    <p role="status" className="gh:text-sm gh:text-subtle gh:wrap-anywhere gh:empty:sr-only">
      {known.length > 0 && texts.emailsKnown(nameSome(known))}
    </p>
  );
}

/** Name and phone number, which apply to a single user only. */
function SingleUserFields({ known }: KnownProps) {
  const texts = useAdminTexts('users');
  const appearance = useFieldAppearance('inviteUser');
  const { all, right } = useEmails();
  if (all.length > 1) {
    return (
      <p role="status" className="gh:text-sm gh:text-subtle">
        {texts.emailCount(right.length - known.length)}
      </p>
    );
  }
  return (
    <div className="gh:grid gh:items-start gh:gap-5 gh:sm:grid-cols-2">
      {appearance('name') === 'edit' && <TextField name="name" label={texts.name} autoComplete="off" optional />}
      {appearance('phoneNumber') === 'edit' && (
        <TextField
          name="phone"
          type="tel"
          dir="ltr"
          label={texts.phone}
          hint={texts.phoneHint}
          autoComplete="off"
          optional
        />
      )}
    </div>
  );
}
