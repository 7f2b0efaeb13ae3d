'use client';
import { LinkButton } from '../frame/link-button';
import { useFlowTexts } from '../texts';

export interface ChooseAnotherProps {
  methods: readonly string[];
  onChoose: () => void;
}

/** Renders the button back to the method selection if there are several methods. */
export function ChooseAnother({ methods, onChoose }: ChooseAnotherProps) {
  const mfa = useFlowTexts('mfa');
  if (methods.length < 2) return null;
  return <LinkButton onClick={onChoose}>{mfa.other}</LinkButton>;
}
