'use client';
import { useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useKitTexts } from './texts';

/** What zod/mini says for every issue: it carries no texts, so the kit's own words stand in. */
const wordless = 'Invalid input';

/** Registers a field by name and finds its error. */
export const useField = (name: string) => {
  const { register, getValues, getFieldState } = useFormContext();
  const formState = useFormState({ name });
  const texts = useKitTexts();
  const id = useId();
  const message = getFieldState(name, formState).error?.message;
  const value: unknown = message ? getValues(name) : undefined;
  const isEmpty = value === undefined || value === '' || value === null || value === false;
  const error = message?.startsWith(wordless) ? (isEmpty ? texts.required : texts.invalid) : message;
  return { id, register, error, hintId: `${id}-hint`, errorId: `${id}-error` };
};
