import './progress-bar.css';
import type { ComponentProps } from 'react';

/** Renders a progress bar in the current text color; requires `aria-label` or `aria-labelledby`. */
export function ProgressBar({ className = '', ...progress }: ComponentProps<'progress'>) {
  return <progress {...progress} className={`progress-bar ${className}`.trim()} />;
}
