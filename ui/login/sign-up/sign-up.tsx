'use client';
import type { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { chunk } from '../../kit/chunk';
import { useCustomFields } from '../custom-fields';
import { customFieldsPartOf } from '../custom-fields-part-of';
import type { ScreenProps } from '../flow-box';
import { lazyScreenOf } from '../lazy-screen';
import { LinkButton } from '../link-button';
import { ScreenOutline } from '../screen-outline';
import { Step } from '../step';
import { type TextPart, useFlowTexts } from '../texts';
import { WithPart } from '../with-part';
import { SignUpForm } from './sign-up-form';

const ContinueAs = lazyScreenOf(
  () => import('./later-screens'),
  (later) => later.ContinueAs,
);
const passwordPart = chunk(() => import('./password-part'));
const passwordTexts: readonly TextPart[] = ['newPassword'];

/** Renders the sign-up form, or what precludes it: sign-up disabled, or a user who is already signed in. */
export function SignUp(props: ScreenProps<typeof signUpFlow, 'SignUp'>) {
  const { context, send, busy, error, errorText } = props;
  const texts = useFlowTexts('signUp');
  const own = useCustomFields();
  const { account, signedInAs, allowed, requiresPassword } = context;
  const title = account ? texts.titleOf(account) : texts.title;
  const toLogin = <LinkButton onClick={() => void send('toLogin')}>{texts.toLogin}</LinkButton>;
  if (!allowed) {
    // Sign-up by invitation only is not an error.
    const isClosed = error?.errorCode === 'signups-disabled';
    return (
      <Step title={texts.closedTitle} {...(isClosed ? { text: errorText } : { error: errorText })}>
        {toLogin}
      </Step>
    );
  }
  // The fields depend on the vendor's settings.
  if (busy === 'after') return <ScreenOutline />;
  if (signedInAs) {
    return (
      <ContinueAs
        {...{ title, errorText }}
        name={signedInAs}
        busy={busy === 'useOther'}
        onContinue={() => void send('proceed')}
        onOther={() => void send('useOther')}
      />
    );
  }
  return (
    <WithPart code={requiresPassword ? passwordPart : undefined} texts={passwordTexts}>
      {(Password) => (
        <WithPart code={customFieldsPartOf(own, 'signUp')}>
          {(Own) => <SignUpForm {...props} {...{ title, Password, Own, toLogin }} />}
        </WithPart>
      )}
    </WithPart>
  );
}
