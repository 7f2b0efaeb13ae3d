'use client';
import { chunk, useChunk } from '../../kit/chunk';
import type { SocialButtonsProps } from './social-buttons';

const code = chunk(() => import('./social-buttons'));

/** The services that users can sign in with. Their code and their list never delay the first screen. */
export function SocialWays(props: SocialButtonsProps) {
  const { Part } = useChunk(code);
  return Part ? <Part {...props} /> : null;
}
