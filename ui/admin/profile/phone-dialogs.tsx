'use client';
import * as phoneNumbers from '@gatehouse/sdk/phone-numbers';
import { isPhoneNumber } from '@gatehouse/sdk/text';
import { useCapability } from '../../react/capability';
import { CodeDialog, type NumberStep } from '../archetypes/form/code-dialog';
import { useSubmit } from '../archetypes/form/use-submit';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';

/** Dialog to open for a phone number. */
export type PhoneTask =
  | { do: 'changeOwn' }
  | { do: 'add' }
  | { do: 'verify' | 'remove'; phone: phoneNumbers.PhoneNumber };

/** Renders the dialog that sends a code to a number and then runs the task. */
export function PhoneDialogs({ task, onClose }: TaskProps<PhoneTask>) {
  const texts = useAdminTexts('profile');
  const { add, sendCode, verify, remove, confirmRemoval, changeOwn, confirmOwn } = useCapability(phoneNumbers);
  const send = {
    add: useSubmit(add()),
    again: useSubmit(sendCode()),
    remove: useSubmit(remove()),
    change: useSubmit(changeOwn()),
  };
  const hand = { verify: useSubmit(verify()), removal: useSubmit(confirmRemoval()), change: useSubmit(confirmOwn()) };
  const { numbers, own: ownTexts } = texts;
  const confirmation: NumberStep = {
    label: ownTexts.label,
    hint: texts.phoneHint,
    isValid: isPhoneNumber,
    invalid: texts.phoneInvalid,
  };
  const phone = task?.do === 'verify' || task?.do === 'remove' ? task.phone : undefined;
  const number = phone?.phoneNumber ?? '';
  const sentTo = (_sent: unknown, typed: string) => texts.sentTo(typed || number);
  const onNumber = (phoneNumber: string) => send.again({ phoneNumber });

  return (
    <>
      <CodeDialog
        open={task?.do === 'changeOwn'}
        onClose={onClose}
        number={confirmation}
        sentText={sentTo}
        title={ownTexts.changeTitle}
        description={ownTexts.changeText}
        send={(phoneNumber) => send.change({ phoneNumber })}
        confirm={({ changePhoneId }, code) => hand.change({ changePhoneId, code })}
        confirmLabel={ownTexts.confirm}
        toast={ownTexts.changed}
      />
      <CodeDialog
        open={task?.do === 'add'}
        onClose={onClose}
        number={confirmation}
        sentText={sentTo}
        title={numbers.addTitle}
        description={numbers.addText}
        send={async (phoneNumber) => ({ otcToken: '', ...(await send.add({ phoneNumber })) })}
        resend={onNumber}
        confirm={({ otcToken }, code) => hand.verify({ otcToken, code })}
        confirmLabel={numbers.confirm}
        toast={numbers.added}
      />
      <CodeDialog
        open={task?.do === 'verify'}
        onClose={onClose}
        sentText={sentTo}
        title={numbers.verifyTitle(number)}
        description={numbers.verifyText}
        send={() => onNumber(number)}
        confirm={({ otcToken }, code) => hand.verify({ otcToken, code })}
        confirmLabel={numbers.confirm}
        toast={numbers.confirmed(number)}
      />
      <CodeDialog
        open={task?.do === 'remove'}
        onClose={onClose}
        sentText={() => (phone?.verified ? texts.sentTo(number) : texts.sentByEmail)}
        title={numbers.removeTitle(number)}
        description={phone?.verified ? numbers.removeText : numbers.removeUnverifiedText}
        send={() => send.remove({ id: phone?.id ?? '' })}
        confirm={({ otcToken }, code) => hand.removal({ id: phone?.id ?? '', otcToken, code })}
        confirmLabel={numbers.remove}
        toast={numbers.removed(number)}
      />
    </>
  );
}
