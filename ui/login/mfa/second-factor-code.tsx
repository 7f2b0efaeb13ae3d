'use client';
import { CodeForm, type CodeFormProps } from '../code-form';
import { useFlowTexts } from '../texts';

interface SecondFactorCodeProps extends Omit<CodeFormProps, 'label' | 'submit' | 'incomplete'> {
  /** On the button, where it does more than to verify. */
  submit?: string;
}

/** Renders the code form of any method. */
export function SecondFactorCode({ submit, ...props }: SecondFactorCodeProps) {
  const { authenticator } = useFlowTexts('mfa');
  return (
    <CodeForm
      {...props}
      label={authenticator.label}
      submit={submit ?? authenticator.submit}
      incomplete={authenticator.incomplete}
    />
  );
}
