'use client';
import { signUpDeps, type signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { CaptchaProvider, useCaptcha } from '../form/captcha';
import type { CaptchaSettings } from '../form/captcha-props';
import { type CustomFields, CustomFieldsProvider } from '../form/custom-fields';
import { Box, type BoxSettings } from '../frame/box';
import { useNavigation } from '../frame/use-navigation';
import { hintedEmail } from '../sign-in/hinted-email';
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
