'use client';
import { cva, type VariantProps } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import { type ComponentPropsWithoutRef, createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';
import { LinkOrButton } from '../button/link-or-button';
import { cn } from '../cn';
import { useElementClass } from '../root';
import { withProps } from '../with-props';
import { handleMenuKey, usePanel } from './menu-behavior';

interface MenuApi {
  /**
   * Closes the menu, returns the focus to its button and then runs the action, so that a dialog opened by it returns
   * the focus there.
   */
  choose: (run: () => void) => void;
}

const MenuContext = createContext<MenuApi>({ choose: (run) => run() });

export interface MenuProps {
  /** Button that opens the menu. Its own `ref` is replaced. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/**
 * Renders a menu of actions on the native popover, which provides the top layer, light dismiss and focus return. A
 * positioning library would be larger than the rest of the kit and would insert style elements.
 */
export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  const { id, button, panel, isMounted, isOpen, show, close, triggerProps } = usePanel(align);
  const hostClass = useElementClass('menu');
  const api: MenuApi = {
    choose: (run) => {
      close();
      run();
    },
  };

  return (
    <>
      {withProps(
        trigger,
        {
          ...triggerProps,
          id: `${id}-button`,
          'aria-haspopup': 'menu',
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            event.stopPropagation();
            show();
          },
        },
        button,
      )}
      {isMounted && (
        <div
          ref={panel}
          id={id}
          data-slot="menu"
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          popover="auto"
          onKeyDown={(event) => handleMenuKey(event, close)}
          className={cn(
            'gh:fixed gh:inset-auto gh:m-0 gh:min-w-44 gh:overflow-y-auto gh:rounded gh:border gh:border-line gh:bg-raised gh:p-1 gh:text-start gh:text-sm gh:font-normal gh:whitespace-normal gh:text-body gh:shadow-raised gh:animate-pop gh:focus:outline-none',
            hostClass,
            className,
          )}
        >
          {isOpen && <MenuContext.Provider value={api}>{children}</MenuContext.Provider>}
        </div>
      )}
    </>
  );
}

const item = cva(
  [
    'gh:relative gh:flex gh:min-h-8 gh:w-full gh:items-center gh:gap-2 gh:rounded-sm gh:px-2 gh:py-1.5 gh:text-start gh:no-underline gh:focus:outline-none gh:[&>svg]:size-4',
    'gh:aria-disabled:cursor-not-allowed gh:aria-disabled:opacity-50 gh:forced-colors:focus:outline-2 gh:forced-colors:focus:-outline-offset-2',
  ],
  {
    variants: {
      tone: {
        neutral: 'gh:text-body gh:focus:bg-muted gh:[&>svg]:text-subtle',
        danger: 'gh:text-danger gh:focus:bg-danger-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

interface ItemProps extends Omit<HTMLAttributes<HTMLElement>, 'onSelect'>, VariantProps<typeof item> {
  disabled?: boolean;
  onSelect?: () => void;
}

interface LinkableProps extends ItemProps {
  /** URL of a link; a click with a modifier key follows it instead of calling `onSelect`. */
  href?: string;
}

function Item({ tone, className, disabled, onSelect, ...props }: LinkableProps) {
  return (
    <LinkOrButton
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={cn(item({ tone }), className)}
      onPointerMove={(event) => !disabled && event.currentTarget.focus({ preventScroll: true })}
      onPress={() => !disabled && onSelect?.()}
      {...props}
    />
  );
}

interface MarkedItemProps extends ItemProps {
  checked: boolean;
}

/** Renders a setting with a check mark if it is on. */
function MarkedItem({ checked, className, children, ...props }: MarkedItemProps) {
  return (
    <Item aria-checked={checked} className={cn('gh:ps-8', className)} {...props}>
      {children}
      {checked && <Check aria-hidden className="gh:absolute gh:start-2" />}
    </Item>
  );
}

export type MenuItemProps = LinkableProps;

/** Renders an action or, with `href`, a link; the menu closes before `onSelect` runs. */
export function MenuItem({ onSelect, ...props }: MenuItemProps) {
  const { choose } = useContext(MenuContext);
  return <Item data-slot="menu-item" onSelect={() => choose(() => onSelect?.())} {...props} />;
}

export interface MenuCheckboxItemProps extends Omit<ItemProps, 'onSelect'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Renders a boolean setting; the menu stays open. */
export function MenuCheckboxItem({ checked, onCheckedChange, ...props }: MenuCheckboxItemProps) {
  return (
    <MarkedItem
      data-slot="menu-checkbox-item"
      role="menuitemcheckbox"
      checked={checked}
      onSelect={() => onCheckedChange(!checked)}
      {...props}
    />
  );
}

interface Group {
  value: string;
  onValueChange: (value: string) => void;
}

const GroupContext = createContext<Group>({ value: '', onValueChange: () => undefined });

export interface MenuRadioGroupProps extends Group {
  /** Accessible name of the group. */
  label?: string;
  children: ReactNode;
}

/** Renders a group of mutually exclusive settings. */
export function MenuRadioGroup({ value, onValueChange, label, children }: MenuRadioGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-label={label} data-slot="menu-radio-group">
      <GroupContext.Provider value={{ value, onValueChange }}>{children}</GroupContext.Provider>
    </div>
  );
}

export interface MenuRadioItemProps extends Omit<ItemProps, 'onSelect'> {
  value: string;
}

/** Renders a setting of a `MenuRadioGroup`; the menu stays open. */
export function MenuRadioItem({ value, ...props }: MenuRadioItemProps) {
  const group = useContext(GroupContext);
  return (
    <MarkedItem
      data-slot="menu-radio-item"
      role="menuitemradio"
      checked={group.value === value}
      onSelect={() => group.onValueChange(value)}
      {...props}
    />
  );
}

/** Renders a heading inside a menu. */
export function MenuLabel({ className, ...props }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div
      data-slot="menu-label"
      className={cn('gh:px-2 gh:pt-2 gh:pb-1 gh:text-xs gh:font-medium gh:text-subtle', className)}
      {...props}
    />
  );
}

/** Renders a separator between groups. */
export function MenuSeparator({ className, ...props }: ComponentPropsWithoutRef<'hr'>) {
  return <hr data-slot="menu-separator" className={cn('gh:-mx-1 gh:my-1 gh:h-px gh:bg-line', className)} {...props} />;
}
