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
  /** Without its blur handler, which makes null of a group that was passed by without a choice. */
  const radio = () => {
    const { onBlur: _, ...registered } = register(name);
    return registered;
  };
  return { id, register, radio, error, hintId: `${id}-hint`, errorId: `${id}-error` };
};
