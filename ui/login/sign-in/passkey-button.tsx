'use client';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { Button } from '../../kit/button/button';
import { useFlowTexts } from '../texts';
import { LastUsed } from './last-used';

interface PasskeyButtonProps {
  /** Whether passkeys are offered. */
  offered: boolean | undefined;
  /** Whether the last sign-in in this browser used a passkey. */
  isLast?: boolean;
  busy: boolean;
  onUse: () => void;
}

/** Renders the button for sign-in with a passkey if passkeys are offered. */
export function PasskeyButton({ offered, isLast = false, busy, onUse }: PasskeyButtonProps) {
  const texts = useFlowTexts('box');
  if (!offered) return null;
  return (
    <Button variant="secondary" className="gh:w-full" loading={busy} onClick={onUse}>
      <Fingerprint aria-hidden />
      {texts.passkey}
      {isLast && <LastUsed />}
    </Button>
  );
}
