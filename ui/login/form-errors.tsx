'use client';
import { chunk, useChunk } from '../kit/chunk';
import type { FormErrorListProps } from './form-error-list';

const code = chunk(() => import('./form-error-list'));

/** Renders the list of a form's errors; its code loads on the first submit with several. */
export function FormErrors(props: FormErrorListProps) {
  const { Part } = useChunk(code);
  return Part ? <Part {...props} /> : null;
}
