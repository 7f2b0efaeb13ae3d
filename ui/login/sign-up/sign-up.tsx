'use client';
import type { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { ScreenOutline } from '../frame/screen-outline';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { ContinueAs } from './continue-as';
import { SignUpForm } from './sign-up-form';

/** Renders the sign-up form, or what precludes it: sign-up disabled, or a user who is already signed in. */
export function SignUp(props: ScreenProps<typeof signUpFlow, 'SignUp'>) {
  const { context, send, busy, error, errorText } = props;
  const texts = useFlowTexts('signUp');
  const { account, signedInAs, allowed } = context;
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
        title={title}
        errorText={errorText}
        name={signedInAs}
        busy={busy === 'useOther'}
        onContinue={() => void send('proceed')}
        onOther={() => void send('useOther')}
      />
    );
  }
  return <SignUpForm {...props} title={title} toLogin={toLogin} />;
}
