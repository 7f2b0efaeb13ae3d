'use client';
import type { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ActionStep } from '../action-step';
import { BoxForm } from '../box-form';
import { customFieldValues, fieldsIn, useCustomFields } from '../custom-fields';
import { CustomFieldsPart } from '../custom-fields-part';
import type { ScreenProps } from '../flow-box';
import { placeRefusal } from '../refusal';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

export function Accepted({ send, busy, error, errorText }: ScreenProps<typeof acceptInvitationFlow, 'success'>) {
  const texts = useFlowTexts('acceptInvitation');
  const own = useCustomFields();
  if (fieldsIn(own, 'invitation').length === 0) {
    return (
      <ActionStep
        icon={CircleCheck}
        title={texts.doneTitle}
        text={texts.doneText}
        error={errorText}
        action={texts.continue}
        busy={busy === 'continue'}
        onAction={() => void send('continue')}
      />
    );
  }
  return (
    <Step icon={CircleCheck} title={texts.doneTitle} error={placeRefusal(error, errorText).above}>
      <BoxForm
        error={error}
        errorText={errorText}
        submit={texts.continue}
        busy={busy === 'save'}
        onSubmit={(values) => send('save', { fields: customFieldValues(values, own, 'invitation') })}
      >
        <CustomFieldsPart place="invitation" isFirst />
      </BoxForm>
    </Step>
  );
}
