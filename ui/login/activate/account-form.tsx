'use client';
import type { ActivateContext, activateFlow } from '@gatehouse/sdk/flows/activate';
import { chunk } from '../../kit/chunk';
import type { ActivateTexts } from '../../locales/en/flows/activate';
import { BoxField, BoxForm } from '../box-form';
import type { ScreenProps } from '../flow-box';
import { LinkButton } from '../link-button';
import { NewPasswordField } from '../new-password-field';
import { ownValues, today, useOwnFields } from '../own-fields';
import { ownPartOf } from '../own-part-of';
import { placeRefusal } from '../refusal';
import { Step } from '../step';
import { useFlowTexts } from '../texts';
import { WithPart } from '../with-part';

const codePart = chunk(async () => ({ default: (await import('./codes')).CodeInput }));

/** Returns the title, which depends on the first field of the form. */
const formTitle = ({ asksPassword, asksCode }: ActivateContext, texts: ActivateTexts): string => {
  if (asksPassword) return texts.passwordTitle;
  return asksCode ? texts.codeTitle : texts.title;
};

type Props = ScreenProps<typeof activateFlow, 'activatingForm'>;

/** Renders the inputs that the activation requires: password, emailed code, the host's fields and its terms. */
export default function AccountForm({ context, send, busy, error, errorText }: Props) {
  const texts = useFlowTexts('activate');
  const { code } = useFlowTexts('box');
  const own = useOwnFields();
  const { asksCode, asksPassword, passwordConfig } = context;
  const isBusy = busy === 'submit';
  return (
    <WithPart code={asksCode ? codePart : undefined}>
      {(Code) => (
        <WithPart code={ownPartOf(own, 'activate')}>
          {(Own) => (
            <Step
              title={formTitle(context, texts)}
              text={asksCode && !asksPassword ? texts.codeText : undefined}
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
                {Code && (
                  <BoxField
                    name="code"
                    label={code.label}
                    // The title is about the password, so the code has its own hint.
                    hint={asksPassword ? texts.codeText : undefined}
                    check={(value) => (value.length === 6 ? undefined : code.incomplete)}
                  >
                    {(input) => <Code field={input} isFirst={!asksPassword} error={error} />}
                  </BoxField>
                )}
                {Own && <Own place="activate" isFirst={!asksPassword && !asksCode} termsMissing={texts.termsMissing} />}
              </BoxForm>
              <LinkButton onClick={() => void send('requestNew')}>{texts.requestNew}</LinkButton>
            </Step>
          )}
        </WithPart>
      )}
    </WithPart>
  );
}
