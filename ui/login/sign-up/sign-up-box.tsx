'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { signUpDeps, signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { clearTypedValues } from '@gatehouse/sdk/typed-values';
import CircleCheck from 'lucide-react/icons/circle-check';
import UserCheck from 'lucide-react/icons/user-check';
import { useEffect, useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { CaptchaProvider, type CaptchaSettings, useCaptcha } from '../form/captcha';
import { type CustomFields, CustomFieldsProvider } from '../form/custom-fields';
import { LinkSent } from '../form/link-sent';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useNavigation } from '../frame/flow-deps';
import { ScreenOutline } from '../frame/pending';
import { ActionStep, LinkButton, Step } from '../frame/step';
import { hintedEmail } from '../sign-in/hinted-email';
import { useFlowTexts } from '../texts';
import { SignUpForm } from './sign-up-form';

type Props<Step extends StepOf<typeof signUpFlow>> = ScreenProps<typeof signUpFlow, Step>;

interface ContinueAsProps {
  title: string;
  /** Name or email address of the signed-in user. */
  name: string;
  busy: boolean;
  errorText: string | undefined;
  onContinue: () => void;
  onOther: () => void;
}

/** Renders the choice of a signed-in user: continue, or sign up as another user. */
function ContinueAs({ title, name, busy, errorText, onContinue, onOther }: ContinueAsProps) {
  const texts = useFlowTexts('signUp');
  return (
    <ActionStep
      icon={UserCheck}
      title={title}
      text={texts.signedIn}
      error={errorText}
      action={texts.continueAs(name)}
      onAction={onContinue}
    >
      <LinkButton loading={busy} onClick={onOther}>
        {texts.useOther}
      </LinkButton>
    </ActionStep>
  );
}

/** Renders the sign-up form, or what precludes it: sign-up disabled, or a user who is already signed in. */
export function SignUp(props: Props<'SignUp'>) {
  const { context, send, busy, error, errorText } = props;
  const texts = useFlowTexts('signUp');
  const { account, signedInAs, allowed } = context;
  const title = account ? texts.titleOf(account) : texts.title;
  const { toLogin } = useFlowTexts('box');
  const openLogin = () => void send('toLogin');
  if (!allowed) {
    // Sign-up by invitation only is not an error.
    const isClosed = error?.errorCode === 'signups-disabled';
    return (
      <ActionStep
        title={texts.closedTitle}
        {...(isClosed ? { text: errorText } : { error: errorText })}
        action={toLogin}
        onAction={openLogin}
      />
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
  return <SignUpForm {...props} title={title} toLogin={<LinkButton onClick={openLogin}>{texts.toLogin}</LinkButton>} />;
}

export function SignedUp({ context, send, ...state }: Props<'SignUpSuccess'>) {
  const { environment } = useIdentity();
  useEffect(() => clearTypedValues(environment), [environment]);
  const texts = useFlowTexts('signUp');
  const { toLogin } = useFlowTexts('box');
  if (context.outcome !== 'mailSent') {
    return <Step icon={CircleCheck} title={texts.doneTitle} text={texts.doneText} error={state.errorText} />;
  }
  return (
    <LinkSent {...state} title={texts.sentTitle} text={texts.sentText(context.email)} onResend={() => send('resend')}>
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </LinkSent>
  );
}

const signUpView: FlowView<typeof signUpFlow> = {
  flow: signUpFlow,
  screens: { SignUp, SignUpSuccess: SignedUp },
};

export interface SignUpBoxProps extends BoxSettings<typeof signUpFlow>, CustomFields, CaptchaSettings {
  /** Called instead of navigating to the page after sign-up, if the sign-up also signed the user in. */
  onSuccess?: () => void;
}

/**
 * Creates a user and their account, or joins the account of an invite link, read from the page's URL.
 *
 * @example
 * const fields = { jobTitle: { label: 'Job title', autoComplete: 'organization-title' } };
 * <SignUpBox fields={fields} />
 */
export default function SignUpBox({ onSuccess, fields, terms, phone, captcha, context, ...settings }: SignUpBoxProps) {
  const identity = useIdentity();
  const { ask, check } = useCaptcha(captcha, signUpView.flow.name);
  const flowDeps = useMemo(() => signUpDeps(identity, { captcha: ask }), [identity, ask]);
  const deps = useNavigation(flowDeps, onSuccess);
  const customFields = useMemo(() => ({ fields, terms, phone }), [fields, terms, phone]);
  const start = { email: hintedEmail(identity.environment), ...context };
  return (
    <CustomFieldsProvider value={customFields}>
      <CaptchaProvider value={check}>
        <Box view={signUpView} {...settings} deps={deps} context={start} />
      </CaptchaProvider>
    </CustomFieldsProvider>
  );
}
