'use client';
import { type Chunk, chunk, useChunk } from '../kit/chunk';
import type { SocialButtonsProps } from './social-buttons';

const buttons = chunk(() => import('./social-buttons'));

interface SocialMethodsProps extends SocialButtonsProps {
  /** Chunk that renders them. Default: the buttons alone, with the texts of the login. */
  code?: Chunk<SocialButtonsProps>;
}

/** Renders the social providers. Their code and list do not delay the first screen. */
export function SocialMethods({ code = buttons, ...props }: SocialMethodsProps) {
  const { Part } = useChunk(code);
  return Part ? <Part {...props} /> : null;
}
