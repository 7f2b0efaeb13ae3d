'use client';
import { type ReactNode, useDeferredValue } from 'react';

interface AfterPaintProps {
  /** The shell of what opens, which answers the press at once. */
  shell: ReactNode;
  /** Whether something was pressed. Default: true. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** Renders its content once the shell is painted. In React 18 at once. */
export function AfterPaint({ shell, isNeeded = true, children }: AfterPaintProps): ReactNode {
  const isPainted = useDeferredValue(true, !isNeeded);
  return isPainted ? children : shell;
}
