'use client';
import { useId } from 'react';
import { cn } from '../../kit/cn';
import { Alert } from '../../kit/feedback/alert';
import { useFlowTexts } from '../texts';

interface FormErrorsProps {
  /** Names of the fields that had errors at the last submit, in the order of the form. */
  names: readonly string[];
  /** Present errors by field name; a corrected field has none. */
  errors: Readonly<Record<string, string | undefined>>;
  inputOf: (name: string) => HTMLInputElement | undefined;
}

/**
 * Renders a link to each field with an error. It is not announced: the focus moves to the first of the fields, which
 * says its own error. A corrected field stays in the list until the next submit, so that the form does not jump.
 */
export function FormErrors({ names, errors, inputOf }: FormErrorsProps) {
  const id = useId();
  const { mistakes } = useFlowTexts('formHelp');
  return (
    <Alert tone="danger">
      <p id={id}>{mistakes}</p>
      <ul aria-labelledby={id} data-slot="form-errors" className="gh:list-disc gh:ps-5">
        {names.map((name) => {
          const input = inputOf(name);
          const error = errors[name];
          return (
            <li key={name} className={cn(!error && 'gh:line-through')}>
              <a
                href={`#${input?.id}`}
                className="gh:underline"
                onClick={(event) => {
                  // The address of the page belongs to the host, whose router may read its fragment.
                  event.preventDefault();
                  input?.focus();
                }}
              >
                {input?.labels?.[0]?.textContent}
              </a>
              {error && <span>{`: ${error}`}</span>}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
