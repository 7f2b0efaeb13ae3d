'use client';
import type { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ActionStep } from '../action-step';
import { BoxForm } from '../box-form';
import type { ScreenProps } from '../flow-box';
import { OwnFieldInputs, ownValues } from '../own-field';
import { fieldsIn, useOwnFields } from '../own-fields';
import { placeRefusal } from '../refusal';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

export function Accepted({ send, busy, error, errorText }: ScreenProps<typeof acceptInvitationFlow, 'success'>) {
  const texts = useFlowTexts('acceptInvitation');
  const own = useOwnFields();
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
        {...{ error, errorText }}
        submit={texts.continue}
        busy={busy === 'save'}
        onSubmit={(values) => send('save', { fields: ownValues(values, own, 'invitation') })}
      >
        <OwnFieldInputs place="invitation" isFirst />
      </BoxForm>
    </Step>
  );
}
