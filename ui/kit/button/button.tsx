'use client';
import { cva, type VariantProps } from 'class-variance-authority';
import {
  Children,
  type ComponentPropsWithoutRef,
  createElement,
  Fragment,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useId,
} from 'react';
import { cn } from '../cn';
import type { KitElement } from '../elements';
import { Spinner } from '../feedback/spinner';
import { useComponents, useElementClass } from '../root';
import { useKitTexts } from '../texts';
import { VisuallyHidden } from '../visually-hidden';
import { withProps } from '../with-props';

const button = cva(
  [
    // On a phone or in a narrow container, a label that does not fit wraps to a second line.
    'gh:relative gh:inline-flex gh:max-w-full gh:shrink-0 gh:items-center gh:justify-center gh:gap-2 gh:rounded gh:border gh:border-transparent',
    'gh:text-center gh:text-sm gh:font-medium gh:whitespace-nowrap gh:max-sm:text-balance gh:max-sm:whitespace-normal gh:@max-sm:text-balance gh:@max-sm:whitespace-normal gh:no-underline gh:select-none gh:transition-colors',
    'gh:disabled:cursor-not-allowed gh:disabled:opacity-50 gh:aria-disabled:cursor-not-allowed',
    'gh:not-aria-busy:aria-disabled:opacity-50 gh:[&_svg]:size-4',
  ],
  {
    variants: {
      variant: {
        primary: 'gh:bg-primary gh:text-on-primary gh:shadow-low gh:hover:bg-primary-hover',
        secondary: 'gh:border-line gh:bg-surface gh:text-body gh:shadow-low gh:hover:bg-muted',
        ghost: 'gh:text-body gh:hover:bg-muted gh:aria-expanded:bg-muted',
        danger: 'gh:bg-danger-solid gh:text-on-danger gh:shadow-low gh:hover:bg-danger-hover',
        link: 'gh:rounded-sm gh:text-body gh:underline gh:decoration-control gh:underline-offset-4 gh:hover:decoration-current',
      },
      size: {
        md: 'gh:min-h-control gh:px-4 gh:py-1',
        sm: 'gh:min-h-8 gh:gap-1.5 gh:px-3 gh:py-1',
        icon: 'gh:size-control',
        'icon-sm': 'gh:size-8',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'gh:min-h-6 gh:p-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, VariantProps<typeof button> {
  /** Applies the styles to the single child, e.g. a link, which is then never loading or disabled. Default false. */
  asChild?: boolean;
  /**
   * Keeps the width, ignores clicks and announces the state. Pass `false` while idle, so that the live region is
   * already mounted.
   */
  loading?: boolean;
  /** Reason why the button is disabled. The button stays focusable and is described by the reason. */
  disabledReason?: string;
}

/**
 * Returns children with each text in an element of its own. In a page that the browser translates, a text beside other
 * children would never change again: React updates the node that the translation replaced.
 */
const withTextElements = (children: ReactNode): ReactNode => {
  const parts: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    const part = typeof child === 'number' ? String(child) : child;
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  // Spread below, so their places are their keys.
  const all = parts.map((part) => (typeof part === 'string' ? createElement('span', null, part) : part));
  return createElement(Fragment, null, ...all);
};

/** Renders a button. `type` defaults to `button`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, asChild = false, loading, disabledReason, className, children, onClick, ...props },
  ref,
) {
  const texts = useKitTexts();
  const reasonId = useId();
  const { Button: HostButton } = useComponents();
  const look = { variant: variant ?? 'primary', size: size ?? 'md' };
  const hostClass = useElementClass(elements[look.variant]);
  const classes = HostButton ? hostClass : cn(button(look), hostClass);
  if (asChild) {
    const attributes = { ...slot, onClick, ...props };
    const all = cn(classes, className);
    if (!HostButton) return withProps(children, { ...attributes, className: all }, ref);
    return (
      <HostButton {...look} loading={false} asChild className={all}>
        {withProps(children, attributes, ref)}
      </HostButton>
    );
  }
  const refuses = loading || Boolean(disabledReason);
  const click = (event: MouseEvent<HTMLButtonElement>) => (refuses ? event.preventDefault() : onClick?.(event));

  const wiring = {
    ref,
    ...slot,
    type: 'button' as const,
    onClick: click,
    'aria-busy': loading || undefined,
    'aria-disabled': refuses || undefined,
    'aria-describedby': disabledReason ? reasonId : undefined,
    title: disabledReason,
    ...props,
  };

  return (
    <>
      {HostButton ? (
        <HostButton {...wiring} {...look} loading={loading ?? false} asChild={false} className={cn(classes, className)}>
          {withTextElements(children)}
        </HostButton>
      ) : (
        <button
          {...wiring}
          className={cn(
            classes,
            loading && 'gh:text-transparent gh:[&>:not([data-slot=spinner])]:opacity-0',
            className,
          )}
        >
          {withTextElements(children)}
          {/* Last: the browser's translation replaces texts, before which React could not insert. */}
          {loading && <Spinner className={cn('gh:absolute', spinnerColor[look.variant])} />}
        </button>
      )}
      {/* Outside of the button: content inside a button is part of its name, not a live region. */}
      {loading !== undefined && <VisuallyHidden role="status">{loading ? texts.loading : ''}</VisuallyHidden>}
      {disabledReason && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
});

const slot = { 'data-slot': 'button' };

const elements = {
  primary: 'primaryButton',
  secondary: 'secondaryButton',
  ghost: 'ghostButton',
  danger: 'dangerButton',
  link: 'link',
} satisfies Record<NonNullable<ButtonProps['variant']>, KitElement>;

const spinnerColor = {
  primary: 'gh:text-on-primary',
  secondary: 'gh:text-body',
  ghost: 'gh:text-body',
  danger: 'gh:text-on-danger',
  link: 'gh:text-body',
};
