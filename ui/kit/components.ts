import type { ComponentPropsWithoutRef, ComponentType, ReactNode, Ref } from 'react';

/** Attributes of an element, with its `ref`. A component for React 18 takes the `ref` by `forwardRef`. */
export type ElementProps<Tag extends keyof HTMLElementTagNameMap & keyof React.JSX.IntrinsicElements> =
  ComponentPropsWithoutRef<Tag> & { ref?: Ref<HTMLElementTagNameMap[Tag]> };

/** Props of a button. A click while it loads is ignored already. */
export interface ButtonPartProps extends ElementProps<'button'> {
  variant: 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
  /** `icon` and `icon-sm` are square, with an icon as content. */
  size: 'md' | 'sm' | 'icon' | 'icon-sm';
  /** Whether its action is in progress. Keep the width. */
  loading: boolean;
  /** The only child is a link with everything but the look: give it your class names. */
  asChild: boolean;
}

/** Props of a checkbox: of an `input`, which has to receive the `ref`. */
export interface CheckboxPartProps extends ElementProps<'input'> {
  /** Mixed state: some, but not all, items are checked. The `ref` sets it on the input. */
  indeterminate: boolean;
}

/** Props of a short state or label. */
export interface BadgePartProps extends ElementProps<'span'> {
  tone: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
}

/** Props of a message in the page. Its surroundings announce it. */
export interface AlertPartProps extends Omit<ElementProps<'div'>, 'title'> {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
}

/** Props of a framed section of a page. */
export interface CardPartProps extends Omit<ElementProps<'section'>, 'title'> {
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** Props of the panel of a dialog. Backdrop, focus, keyboard and the lock of the page are around it. */
export interface DialogPartProps extends Omit<ElementProps<'div'>, 'title'> {
  /** A heading, which names the dialog. */
  title: ReactNode;
  /** Announced when the dialog opens. */
  description: ReactNode;
  closeButton: ReactNode;
  size: 'sm' | 'md' | 'lg';
}

/** Props of the panel of a side sheet, as {@link DialogPartProps}; its content brings a padding of its own. */
export interface DrawerPartProps extends Omit<DialogPartProps, 'size'> {
  /** Beside the title: badges, previous and next, a menu. */
  actions?: ReactNode;
  size: 'md' | 'lg';
}

/**
 * Components of a design system, instead of those of the kit. Each receives the attributes that make it work for the
 * keyboard, screen readers and forms: pass them on, with the `ref`. `className` has the layout at its place.
 */
export interface KitComponents {
  Button: ComponentType<ButtonPartProps>;
  Input: ComponentType<ElementProps<'input'>>;
  Textarea: ComponentType<ElementProps<'textarea'>>;
  Select: ComponentType<ElementProps<'select'>>;
  Checkbox: ComponentType<CheckboxPartProps>;
  /** A checkbox with the role `switch`. */
  Switch: ComponentType<ElementProps<'input'>>;
  Badge: ComponentType<BadgePartProps>;
  Alert: ComponentType<AlertPartProps>;
  Card: ComponentType<CardPartProps>;
  Dialog: ComponentType<DialogPartProps>;
  Drawer: ComponentType<DrawerPartProps>;
  /** The elements of a table. Their class names turn rows into cards on narrow screens. */
  Table: ComponentType<ElementProps<'table'>>;
  TableHeader: ComponentType<ElementProps<'thead'>>;
  TableBody: ComponentType<ElementProps<'tbody'>>;
  TableRow: ComponentType<ElementProps<'tr'>>;
  /** Heading of a column, or of a row. */
  TableHead: ComponentType<ElementProps<'th'>>;
  TableCell: ComponentType<ElementProps<'td'>>;
}
