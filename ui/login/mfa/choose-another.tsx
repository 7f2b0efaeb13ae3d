'use client';
import { LinkButton } from '../link-button';
import { useBoxTexts } from '../texts';

export interface ChooseAnotherProps {
  methods: readonly string[];
  onChoose: () => void;
}

/** The way back to the choice, where there is one. */
export function ChooseAnother({ methods, onChoose }: ChooseAnotherProps) {
  const { mfa } = useBoxTexts();
  if (methods.length < 2) return null;
  return <LinkButton onClick={onChoose}>{mfa.other}</LinkButton>;
}
