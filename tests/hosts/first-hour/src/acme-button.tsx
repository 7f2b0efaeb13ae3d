import { type ButtonPartProps, cn } from '@gatehouse/ui/kit';
import { cloneElement, isValidElement } from 'react';

export function AcmeButton({ variant, size, loading, asChild, className, children, ...props }: ButtonPartProps) {
  const look = cn('acme-button', `acme-${variant}`, `acme-${size}`, className);
  // A link that looks like a button.
  if (asChild && isValidElement<{ className?: string }>(children))
    return cloneElement(children, { className: cn(look, children.props.className) });
  return (
    <button className={look} {...props}>
      {children}
      {loading && <span className="acme-spinner" />}
    </button>
  );
}
