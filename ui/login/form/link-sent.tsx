'use client';
import type { IdentityError } from '@gatehouse/sdk';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button/button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { Resend } from './resend';

/**
 * Returns the URL that opens the mail app of a phone without composing a mail; undefined on other systems, which have
 * none. iPads identify as Macs, but have touch points.
 */
const mailApp = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string | undefined => {
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isApple) return 'message:';
  if (!/Android/.test(userAgent)) return undefined;
  return 'intent:#Intent;action=android.intent.action.MAIN;category=android.intent.category.APP_EMAIL;end';
};

interface LinkSentProps {
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
      <Resend of="link" busy={busy === 'resend'} error={error} onResend={onResend} />
      {children}
    </Step>
  );
}
