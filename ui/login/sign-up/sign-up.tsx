'use client';
import type { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { chunk } from '../../kit/chunk';
import type { ScreenProps } from '../flow-box';
import { lazyScreenOf } from '../lazy-screen';
import { LinkButton } from '../link-button';
import { useOwnFields } from '../own-fields';
import { ownPartOf } from '../own-part-of';
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

/** What can be known before the form: whether users may sign up, who is signed in, and which fields there are. */
export function SignUp(props: ScreenProps<typeof signUpFlow, 'SignUp'>) {
  const { context, send, busy, error, errorText } = props;
  const texts = useFlowTexts('signUp');
  const own = useOwnFields();
  const { account, signedInAs, allowed, asksPassword } = context;
  const title = account ? texts.titleOf(account) : texts.title;
  const toLogin = <LinkButton onClick={() => void send('toLogin')}>{texts.toLogin}</LinkButton>;
  if (!allowed) {
    // Nothing failed where users sign up by invitation only.
    const isClosed = error?.errorCode === 'signups-disabled';
    return (
      <Step title={texts.closedTitle} {...(isClosed ? { text: errorText } : { error: errorText })}>
        {toLogin}
      </Step>
    );
  }
  // Which fields there are is known once the settings of the vendor are.
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
    <WithPart code={asksPassword ? passwordPart : undefined} texts={passwordTexts}>
      {(Password) => (
        <WithPart code={ownPartOf(own, 'signUp')}>
          {(Own) => <SignUpForm {...props} {...{ title, Password, Own, toLogin }} />}
        </WithPart>
      )}
    </WithPart>
  );
}
