'use client';
import type { ActivateContext, activateFlow } from '@gatehouse/sdk/flows/activate';
import type { ActivateTexts } from '../../locales/en/flows/activate';
import { BoxField, BoxForm } from '../box-form';
import { CheckboxField } from '../checkbox-field';
import { CodeForm } from '../code-form';
import type { ScreenProps } from '../flow-box';
import { LinkButton } from '../link-button';
import { NewPasswordField } from '../new-password-field';
import { OwnFieldInputs, ownValues } from '../own-field';
import { today, useOwnFields } from '../own-fields';
import { placeRefusal } from '../refusal';
import { Step } from '../step';
import { useFlowTexts } from '../texts';
import { CodeInput } from './code-input';

/** Named after the first thing that the form asks for. */
const formTitle = ({ asksPassword, asksCode }: ActivateContext, texts: ActivateTexts): string => {
  if (asksPassword) return texts.passwordTitle;
  return asksCode ? texts.codeTitle : texts.title;
};

type Props = ScreenProps<typeof activateFlow, 'activatingForm'>;

/** Asks for a password, for the code of the mail, or for both. */
export function ActivatingForm({ context, send, busy, error, errorText }: Props) {
  const texts = useFlowTexts('activate');
  const { code } = useFlowTexts('box');
  const own = useOwnFields();
  const { terms } = own;
  const { asksCode, asksPassword, asksMore, passwordConfig } = context;
  const isBusy = busy === 'submit';
  const requestNew = <LinkButton onClick={() => void send('requestNew')}>{texts.requestNew}</LinkButton>;
  if (!asksPassword && !terms && !asksMore) {
    return (
      <Step title={texts.codeTitle} text={texts.codeText}>
        <CodeForm
          {...{ error, errorText }}
          label={code.label}
          incomplete={code.incomplete}
          submit={texts.submit}
          busy={isBusy}
          onSubmit={(input) => send('submit', { code: input.code })}
        />
        {requestNew}
      </Step>
    );
  }
  return (
    <Step
      title={formTitle(context, texts)}
      text={asksCode ? texts.codeText : undefined}
      error={placeRefusal(error, errorText).above}
    >
      <BoxForm
        {...{ error, errorText }}
        submit={texts.submit}
        busy={isBusy}
        refused={({ errorCode }) => (errorCode === 'wrong-code' ? 'code' : undefined)}
        onSubmit={(values) =>
          send('submit', {
            password: values.password,
            code: values.code,
            ...(values.terms && { lastTermsCheck: today() }),
            fields: ownValues(values, own, 'activate'),
          })
        }
      >
        {asksPassword && (
          <NewPasswordField name="password" label={texts.password} rules={passwordConfig} busy={isBusy} />
        )}
        {asksCode && (
          <BoxField
            name="code"
            label={code.label}
            check={(value) => (value.length === 6 ? undefined : code.incomplete)}
          >
            {(input) => <CodeInput field={input} isFirst={!asksPassword} error={error} />}
          </BoxField>
        )}
        <OwnFieldInputs place="activate" isFirst={!asksPassword && !asksCode} />
        {terms && <CheckboxField name="terms" label={terms} missing={texts.termsMissing} />}
      </BoxForm>
      {requestNew}
    </Step>
  );
}
