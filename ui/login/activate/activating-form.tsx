'use client';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import { CodeForm } from '../code-form';
import type { ScreenProps } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { LinkButton } from '../link-button';
import { useOwnFields } from '../own-fields';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

/** Password, terms and fields of the host: activations by code alone have none of them. */
const AccountForm = lazyScreen(() => import('./account-form'));

/** Asks for a password, for the code of the mail, or for both. */
export function ActivatingForm(props: ScreenProps<typeof activateFlow, 'activatingForm'>) {
  const { context, send, busy, error, errorText } = props;
  const texts = useFlowTexts('activate');
  const { code } = useFlowTexts('box');
  const { terms } = useOwnFields();
  if (context.asksPassword || terms || context.asksMore) return <AccountForm {...props} />;
  return (
    <Step title={texts.codeTitle} text={texts.codeText}>
      <CodeForm
        {...{ error, errorText }}
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
