import { cloneElement, forwardRef, isValidElement } from 'react';
import { cn } from './cn';
import type { ButtonPartProps, DialogPartProps, DrawerPartProps, KitComponents } from './components';

const Button = forwardRef<HTMLButtonElement, ButtonPartProps>(function Button(
  { variant, size, loading, asChild, className, children, ...props },
  ref,
) {
  const classes = cn('ds-button', `ds-${variant}`, `ds-${size}`, className);
  if (asChild && isValidElement<{ className?: string }>(children))
    return cloneElement(children, { className: cn(classes, children.props.className) });
  return (
    <button ref={ref} className={classes} {...props}>
      {loading ? '…' : children}
    </button>
  );
});

const Dialog = forwardRef<HTMLDivElement, DialogPartProps>(function Dialog(
  { title, description, closeButton, size, className, children, ...props },
  ref,
) {
  return (
    <div ref={ref} className={cn('ds-dialog', `ds-${size}`, className)} {...props}>
      <div className="ds-bar">
        {title}
        {closeButton}
      </div>
      {description}
      {children}
    </div>
  );
});

const Drawer = forwardRef<HTMLDivElement, DrawerPartProps>(function Drawer(
  { title, description, actions, closeButton, size, className, children, ...props },
  ref,
) {
  return (
    <div ref={ref} className={cn('ds-drawer', `ds-${size}`, className)} {...props}>
      <div className="ds-bar">
        {title}
        {actions}
        {closeButton}
      </div>
      {description}
      {children}
    </div>
  );
});

/** Components of a design system that is not the kit. */
export const designSystem: Partial<KitComponents> = {
  Button,
  Dialog,
  Drawer,
  Input: forwardRef(function Input({ className, ...props }, ref) {
    return <input ref={ref} className={cn('ds-input', className)} {...props} />;
  }),
  Textarea: forwardRef(function Textarea({ className, ...props }, ref) {
    return <textarea ref={ref} className={cn('ds-input', className)} {...props} />;
  }),
  Select: forwardRef(function Select({ className, ...props }, ref) {
    return <select ref={ref} className={cn('ds-input', className)} {...props} />;
  }),
  Checkbox: forwardRef(function Checkbox({ indeterminate: _, className, ...props }, ref) {
    return <input ref={ref} className={cn('ds-checkbox', className)} {...props} />;
  }),
  Switch: forwardRef(function Switch({ className, ...props }, ref) {
    return <input ref={ref} className={cn('ds-switch', className)} {...props} />;
  }),
  Badge: ({ tone, className, ...props }) => <span className={cn('ds-badge', `ds-${tone}`, className)} {...props} />,
  Alert: ({ tone, title, actions, className, children, ...props }) => (
    <div className={cn('ds-alert', `ds-${tone}`, className)} {...props}>
      <strong>{title}</strong>
      <div>{children}</div>
      <div>{actions}</div>
    </div>
  ),
  Card: ({ title, description, actions, className, children, ...props }) => (
    <section className={cn('ds-card', className)} {...props}>
      <h2>{title}</h2>
      <div>{description}</div>
      <div>{actions}</div>
      <div>{children}</div>
    </section>
  ),
  TableRow: ({ className, ...props }) => <tr className={cn('ds-row', className)} {...props} />,
  TableHead: ({ className, ...props }) => <th className={cn('ds-head', className)} {...props} />,
};
