'use client';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { Button } from '../kit/button';
import { useFlowTexts } from './texts';

export interface PasskeyButtonProps {
  /** Whether a passkey may be used here. */
  offered: boolean | undefined;
  busy: boolean;
  onUse: () => void;
}

/** Signs in with a passkey instead, where that is offered. */
export function PasskeyButton({ offered, busy, onUse }: PasskeyButtonProps) {
  const texts = useFlowTexts('box');
  if (!offered) return null;
  return (
    <Button variant="secondary" className="gh:w-full" loading={busy} onClick={onUse}>
      <Fingerprint aria-hidden />
      {texts.passkey}
    </Button>
  );
}
