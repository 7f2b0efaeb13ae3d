'use client';
import { LinkButton } from '../link-button';
import { useFlowTexts } from '../texts';

export interface ChooseAnotherProps {
  methods: readonly string[];
  onChoose: () => void;
}

/** The way back to the choice, where there is one. */
export function ChooseAnother({ methods, onChoose }: ChooseAnotherProps) {
  const mfa = useFlowTexts('mfa');
  if (methods.length < 2) return null;
  return <LinkButton onClick={onChoose}>{mfa.other}</LinkButton>;
}
