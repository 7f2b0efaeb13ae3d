'use client';
import { CodeForm, type CodeFormProps } from '../form/code-form';
import { useFlowTexts } from '../texts';

interface SecondFactorCodeProps extends Omit<CodeFormProps, 'label' | 'submit' | 'incomplete'> {
  /** Label of the submit button, if it does more than verify. */
  submit?: string;
}

/** Renders the code form for any method. */
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
