import './progress-bar.css';
import type { ComponentProps } from 'react';

/** How far something is, as a bar in the colour of its text; needs a name by `aria-label` or `aria-labelledby`. */
export function ProgressBar({ className = '', ...progress }: ComponentProps<'progress'>) {
  return <progress {...progress} className={`progress-bar ${className}`.trim()} />;
}
