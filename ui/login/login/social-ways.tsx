'use client';
import { chunk, useChunk } from '../../kit/chunk';
import type { SocialButtonsProps } from './social-buttons';

const code = chunk(() => import('./social-buttons'));

/** Renders the social providers. Their code and list do not delay the first screen. */
export function SocialMethods(props: SocialButtonsProps) {
  const { Part } = useChunk(code);
  return Part ? <Part {...props} /> : null;
}
