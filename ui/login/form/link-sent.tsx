'use client';
import type { IdentityError } from '@gatehouse/sdk';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button/button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { mailApp } from './mail-app';
import { Resend } from './resend';

export interface LinkSentProps {
  title: string;
  text: string;
  busy: string | null;
  error: IdentityError | null;
  errorText: string | undefined;
  onResend: () => Promise<void>;
  /** Rendered above the hint, e.g. the user's email address. */
  account?: ReactNode;
  /** Alternative sign-in methods. */
  children?: ReactNode;
}

/** Renders the confirmation of a sent link, with buttons to open the phone's mail app and to send the link again. */
export function LinkSent({ title, text, busy, error, errorText, onResend, account, children }: LinkSentProps) {
  const { link, openMail } = useFlowTexts('box');
  const app = mailApp(navigator);
  return (
    <Step icon={Mail} title={title} text={text} error={errorText}>
      {account}
      {app && (
        <Button asChild className="gh:w-full">
          <a href={app}>{openMail}</a>
        </Button>
      )}
      <p className="gh:text-sm gh:text-subtle">{link.hint}</p>
      <Resend label={link.resend} done={link.resent} busy={busy === 'resend'} error={error} onResend={onResend} />
      {children}
    </Step>
  );
}
