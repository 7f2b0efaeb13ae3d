'use client';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import { ShieldAlert } from 'lucide-react';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';

export default function NoMfaEnrolledStepUp({ errorText }: ScreenProps<typeof mfaFlow, 'noMFAEnrolledStepUp'>) {
  const { notEnrolled } = useTexts().mfa;
  return <Step icon={ShieldAlert} title={notEnrolled.title} text={notEnrolled.text} error={errorText} />;
}
