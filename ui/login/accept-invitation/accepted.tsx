'use client';
import type { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import CircleCheck from 'lucide-react/icons/circle-check';
import { BoxForm } from '../form/box-form';
import { customFieldValues, fieldsIn, useCustomFields } from '../form/custom-fields';
import { CustomFieldsPart } from '../form/custom-fields-part';
import { ActionStep } from '../frame/action-step';
import type { ScreenProps } from '../frame/flow-box';
import { placeRefusal } from '../frame/refusal';
import { Step } from '../frame/step';
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
