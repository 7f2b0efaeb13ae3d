'use client';
import { useTexts } from '../../react/texts';
import { LinkButton } from '../link-button';

export interface ChooseAnotherProps {
  methods: readonly string[];
  onChoose: () => void;
}

/** The way back to the choice, where there is one. */
export function ChooseAnother({ methods, onChoose }: ChooseAnotherProps) {
  const { mfa } = useTexts();
  if (methods.length < 2) return null;
  return <LinkButton onClick={onChoose}>{mfa.other}</LinkButton>;
}
