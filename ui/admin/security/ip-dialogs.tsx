'use client';
import * as restrictions from '@gatehouse/sdk/restrictions';
import { maxLength, object, refine, string, trim } from 'zod/mini';
import { TextareaField, TextField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { FormSheet } from '../archetypes/form/form-sheet';
import { nameSome } from '../archetypes/list/name-some';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';

/** Dialog to open for an IP address. */
export type IpTask =
  | { do: 'add' }
  | { do: 'addMany' }
  | { do: 'activate'; ip: string }
  | { do: 'remove'; entry: restrictions.IpRestriction };

export interface IpDialogsProps extends TaskProps<IpTask> {
  /** List to which new entries are added. */
  strategy: restrictions.RestrictionType;
}

/**
 * Renders the dialogs that add one or more addresses, remove one, and enable the list together with the user's own
 * address.
 */
export function IpDialogs({ task, onClose, strategy }: IpDialogsProps) {
  const { ips: texts } = useAdminTexts('security');
  const { createIp, createIps, removeIp, addMyIpAndActivate } = useCapability(restrictions);
  const entry = (ip: string, description = '') => ({ ip, description, strategy, isActive: true });

  const { max: maxDescription } = restrictions.restrictionLimits.description;
  const SingleIp = object({
    ip: string().check(trim(), refine(restrictions.isIpOrRange, texts.invalid)),
    description: string().check(trim(), maxLength(maxDescription, texts.tooLong(maxDescription))),
  });
  const Many = object({
    ips: string().check(
      refine((text) => restrictions.entriesOf(text).length > 0, texts.missing),
      refine((text) => restrictions.entriesOf(text).every(restrictions.isIpOrRange), {
        error: ({ input }) =>
          texts.invalidLines(
            nameSome(restrictions.entriesOf(String(input)).filter((line) => !restrictions.isIpOrRange(line))),
          ),
      }),
    ),
  });

  return (
    <>
      <FormSheet
        item={task?.do === 'add' ? task : undefined}
        onClose={onClose}
        title={texts.add}
        description={texts.lists[strategy]}
        schema={SingleIp}
        toInput={() => ({ ip: '', description: '' })}
        submitLabel={texts.add}
        mutation={createIp()}
        toVariables={({ ip, description }) => entry(ip, description)}
        toast={({ ip }) => texts.added(ip)}
      >
        <TextField name="ip" label={texts.address} hint={texts.addressHint} autoComplete="off" dir="ltr" />
        <TextField name="description" label={texts.description} optional />
      </FormSheet>
      <FormSheet
        item={task?.do === 'addMany' ? task : undefined}
        onClose={onClose}
        title={texts.addMany}
        description={texts.lists[strategy]}
        schema={Many}
        toInput={() => ({ ips: '' })}
        submitLabel={texts.add}
        mutation={createIps()}
        toVariables={({ ips }) => restrictions.entriesOf(ips).map((ip) => entry(ip))}
        toast={({ ips }) => texts.addedMany(restrictions.entriesOf(ips).length)}
      >
        <TextareaField name="ips" label={texts.addresses} hint={texts.addressesHint} rows={8} dir="ltr" />
      </FormSheet>
      <ConfirmDialog
        item={task?.do === 'activate' ? task.ip : undefined}
        onClose={onClose}
        title={texts.addMineTitle}
        description={texts.addMineText}
        confirmLabel={texts.addMine}
        tone="primary"
        mutation={addMyIpAndActivate()}
        toVariables={(ip) => ip}
        partLabel={({ what }) => (what === 'ip' ? texts.addressPart : texts.switchPart)}
        toast={texts.activated}
      />
      <ConfirmDialog
        item={task?.do === 'remove' ? task.entry : undefined}
        onClose={onClose}
        title={({ ip }) => texts.removeTitle(ip)}
        description={texts.removeText[strategy]}
        confirmLabel={texts.removeConfirm}
        mutation={removeIp()}
        toVariables={({ id }) => id}
        toast={({ ip }) => texts.removed(ip)}
      />
    </>
  );
}
