'use client';
import { resetPhoneNumberDeps, type resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../frame/box';
import { useNavigation } from '../frame/use-navigation';
import { hintedEmail } from '../sign-in/hinted-email';
import { resetPhoneNumberView } from './screens';

export interface ResetPhoneNumberBoxProps extends BoxSettings<typeof resetPhoneNumberFlow> {
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
}

/** Replaces a lost phone number after email verification, and signs in with the new one. */
export default function ResetPhoneNumberBox({ context, onSuccess, ...settings }: ResetPhoneNumberBoxProps) {
  const identity = useIdentity();
  const own = useMemo(() => resetPhoneNumberDeps(identity), [identity]);
  const deps = useNavigation(own, onSuccess);
  const start = { email: hintedEmail(identity.environment), ...context };
  return <Box view={resetPhoneNumberView} {...settings} deps={deps} context={start} />;
}
