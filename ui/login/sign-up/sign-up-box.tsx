'use client';
import { signUpDeps, type signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../box';
import { CaptchaProvider, useCaptcha } from '../captcha';
import type { CaptchaSettings } from '../captcha-props';
import { type CustomFields, CustomFieldsProvider } from '../custom-fields';
import { hintedEmail } from '../hinted-email';
import { useNavigation } from '../use-navigation';
import { signUpView } from './screens';

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
  const given = useMemo(() => signUpDeps(identity, { captcha: ask }), [identity, ask]);
  const deps = useNavigation(given, onSuccess);
  const own = useMemo(() => ({ fields, terms, phone }), [fields, terms, phone]);
  const start = { email: hintedEmail(identity.environment), ...context };
  return (
    <CustomFieldsProvider value={own}>
      <CaptchaProvider value={check}>
        <Box view={signUpView} {...settings} deps={deps} context={start} />
      </CaptchaProvider>
    </CustomFieldsProvider>
  );
}
