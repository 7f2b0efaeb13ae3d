'use client';
import { memo, type ReactNode } from 'react';

interface MemoizedProps {
  /** What the content shows, compared one by one. */
  by: readonly unknown[];
  children: ReactNode;
}

/**
 * Renders its content again only when a value that it shows has changed. For parts of a generic component, whose type
 * `memo` would lose.
 */
export const Memoized = memo(
  ({ children }: MemoizedProps) => children,
  (before, next) => next.by.every((value, index) => Object.is(value, before.by[index])),
);
