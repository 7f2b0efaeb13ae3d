'use client';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { Button } from '../kit/button';
import { LastUsed } from './last-used';
import { useFlowTexts } from './texts';

export interface PasskeyButtonProps {
  /** Whether a passkey may be used here. */
  offered: boolean | undefined;
  /** The last sign-in here was by passkey. */
  isLast?: boolean;
  busy: boolean;
  onUse: () => void;
}

/** Signs in with a passkey instead, where that is offered. */
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
