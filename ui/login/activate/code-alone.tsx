'use client';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import { CodeForm } from '../form/code-form';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

/** Renders a form for the emailed code only. */
export function CodeAlone({ send, busy, error, errorText }: ScreenProps<typeof activateFlow, 'activatingForm'>) {
  const texts = useFlowTexts('activate');
  const { code } = useFlowTexts('box');
  return (
    <Step title={texts.codeTitle} text={texts.codeText}>
      <CodeForm
        error={error}
        errorText={errorText}
        label={code.label}
        incomplete={code.incomplete}
        submit={texts.submit}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', { code: input.code })}
      />
      <LinkButton onClick={() => void send('requestNew')}>{texts.requestNew}</LinkButton>
    </Step>
  );
}
