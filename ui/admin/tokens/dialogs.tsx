'use client';
import * as tokens from '@gatehouse/sdk/tokens';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { array, maxLength, minLength, number, object, enum as oneOf, optional, string, trim } from 'zod/mini';
import { RadioGroupField, SelectField } from '../../kit/form/choice-fields';
import { NumberField, TextField } from '../../kit/form/fields';
import type { TokensTexts } from '../../locales/en/admin/tokens';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { FormSheet } from '../archetypes/form/form-sheet';
import { PickerField } from '../archetypes/form/picker-field';
import { useRoleOptions } from '../archetypes/form/picker-options';
import { SecretDialog } from '../archetypes/form/secret-dialog';
import { useFormats } from '../archetypes/formats/formats';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';

/** Preset numbers of days until expiry. */
export const expiryPresets = ['7', '30', '90', '365'] as const;

/** Form values of the expiry: a preset, a custom number of days, or none. */
interface Expiry {
  expiry: string;
  days?: number;
}

/** Returns the days until a token expires; null for never, undefined while the input is invalid. */
export const daysOf = ({ expiry, days }: Expiry): number | null | undefined => {
  if (expiry === 'never') return null;
  if (expiry !== 'custom') return Number(expiry);
  return tokens.isTokenDays(days) ? days : undefined;
};

const limits = tokens.tokenLimits;

const formOf = (texts: TokensTexts) =>
  object({
    description: string().check(
      trim(),
      minLength(limits.description.min, texts.descriptionMissing),
      maxLength(limits.description.max, texts.descriptionLong(limits.description.max)),
    ),
    owner: oneOf(['user', 'tenant']),
    roleIds: array(string()),
    expiry: string(),
    days: optional(number()),
  }).check((context) => {
    if (daysOf(context.value) !== undefined) return;
    context.issues.push({
      code: 'custom',
      path: ['days'],
      message: texts.daysInvalid(limits.days),
      input: context.value.days,
    });
  });

/** Dialog to open for a token. */
export type TokenTask = { do: 'add' } | { do: 'remove'; token: tokens.ApiToken; name: string };

interface TokenDialogsProps extends TaskProps<TokenTask> {
  type: tokens.TokenType;
  /** Owners for whom the user may add a token. */
  owners: readonly tokens.TokenOwner[];
}

/** Renders the dialogs that add a token, render its secret, and delete one. */
export default function TokenDialogs({ task, onClose, type, owners }: TokenDialogsProps) {
  const texts = useAdminTexts('tokens');
  const { create, remove } = useCapability(tokens);
  const [created, setCreated] = useState<tokens.CreatedToken>();
  const schema = useMemo(() => formOf(texts), [texts]);
  // An administrator usually adds tokens for the account; personal ones are the exception.
  const owner: tokens.TokenOwner = owners.includes('tenant') ? 'tenant' : 'user';

  return (
    <>
      <FormSheet
        item={task?.do === 'add' ? task : undefined}
        onClose={onClose}
        title={texts.addTitle}
        description={texts.addText}
        schema={schema}
        toInput={() => ({ description: '', owner, roleIds: [], expiry: '90' })}
        confirmation={(values) =>
          values.owner === 'tenant' && values.roleIds.length === 0
            ? { title: texts.withoutRolesTitle, text: texts.withoutRolesText, confirm: texts.add }
            : undefined
        }
        submitLabel={texts.add}
        mutation={create()}
        toVariables={({ description, owner, roleIds, ...expiry }) => ({
          type,
          owner,
          description,
          roleIds: owner === 'tenant' ? roleIds : [],
          expiresInDays: daysOf(expiry) ?? null,
        })}
        onDone={(token, { description }) => setCreated({ ...token, description })}
      >
        <TextField
          name="description"
          label={texts.description}
          hint={texts.descriptionHint}
          maxLength={1000}
          autoComplete="off"
        />
        {owners.length > 1 && (
          <RadioGroupField
            name="owner"
            label={texts.ownerQuestion}
            options={[...owners].reverse().map((value) => ({
              value,
              label: texts.owners[value],
              description: texts.ownerHints[value],
            }))}
          />
        )}
        <RolesOfAccount />
        <ExpiryFields />
      </FormSheet>
      <SecretDialog
        secrets={
          created && [
            {
              label: type === 'AccessToken' ? texts.tokenId : texts.id,
              value: created.clientId ?? created.id ?? '',
              isPublic: true,
            },
            { label: texts.secret, value: created.secret ?? '' },
          ]
        }
        onClose={() => setCreated(undefined)}
        title={texts.createdTitle}
        description={created && texts.createdText(created.description ?? '')}
        fileName={texts.fileName}
      />
      <ConfirmDialog
        item={task?.do === 'remove' ? task : undefined}
        onClose={onClose}
        title={({ name }) => texts.removeTitle(name)}
        description={texts.removeText}
        confirmLabel={texts.removeConfirm}
        mutation={remove()}
        toVariables={({ token }) => token}
        toast={({ name }) => texts.removedToast(name)}
      />
    </>
  );
}

function RolesOfAccount() {
  const texts = useAdminTexts('tokens');
  const options = useRoleOptions();
  const owner: unknown = useWatch({ name: 'owner' });
  if (owner !== 'tenant') return null;
  return <PickerField name="roleIds" label={texts.roles} hint={texts.rolesHint} {...options} />;
}

function ExpiryFields() {
  const texts = useAdminTexts('tokens');
  const { date } = useFormats();
  const { environment } = useIdentity();
  const expiry = String(useWatch({ name: 'expiry' }));
  const days: unknown = useWatch({ name: 'days' });
  const chosen = daysOf({ expiry, days: typeof days === 'number' ? days : undefined });
  const ends = (count: number) => date(environment.now() + count * 86_400_000);
  const hint = chosen === null ? texts.neverHint : chosen && texts.expiryHint(ends(chosen));
  const isCustom = expiry === 'custom';

  return (
    <div className="gh:grid gh:items-start gh:gap-5 gh:sm:grid-cols-2">
      <SelectField
        name="expiry"
        label={texts.expiry}
        hint={isCustom ? undefined : hint}
        className={isCustom ? undefined : 'gh:sm:col-span-2'}
        options={[
          ...expiryPresets.map((value) => ({ value, label: texts.days(Number(value)) })),
          { value: 'custom', label: texts.customDays },
          { value: 'never', label: texts.never },
        ]}
      />
      {isCustom && <NumberField name="days" label={texts.daysLabel} unit={texts.daysUnit} hint={hint} autoFocus />}
    </div>
  );
}
