'use client';
import { useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useKitTexts } from '../texts';

/** Message of an issue whose rule has none of its own; the kit's texts replace it. */
export const NO_MESSAGE = 'Invalid input';

/** Registers a field by name and returns its error. */
export const useField = (name: string) => {
  const { register, getValues, getFieldState } = useFormContext();
  const formState = useFormState({ name });
  const texts = useKitTexts();
  const id = useId();
  const message = getFieldState(name, formState).error?.message;
  const value: unknown = message ? getValues(name) : undefined;
  const isEmpty = value === undefined || value === '' || value === null || value === false;
  const error = message === NO_MESSAGE ? (isEmpty ? texts.required : texts.invalid) : message;
  /** Registers radio buttons without the blur handler, which would set an untouched group to null. */
  const radio = () => {
    const { onBlur: _, ...registered } = register(name);
    return registered;
  };
  return { id, register, radio, error, hintId: `${id}-hint`, errorId: `${id}-error` };
};
