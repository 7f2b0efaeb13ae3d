import { cloneElement, type HTMLAttributes, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { cn } from './cn';

type Attributes = HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;

/** Merges props; event handlers of both are called. */
const merge = (added: Attributes, original: Attributes): Attributes => {
  const handlers = Object.entries(original).flatMap(([name, handle]) => {
    const addedValue: unknown = Reflect.get(added, name);
    if (!/^on[A-Z]/.test(name) || typeof handle !== 'function' || typeof addedValue !== 'function') return [];
    const both = (...event: unknown[]) => {
      handle(...event);
      addedValue(...event);
    };
    return [[name, both]];
  });
  return {
    ...added,
    ...original,
    ...Object.fromEntries(handlers),
    className: cn(added.className, original.className) || undefined,
  };
};

/**
 * Returns an element with additional props: its own props take precedence, class names are joined.
 *
 * @param target replaces the element's own `ref`.
 * @throws Error unless there is exactly one element.
 */
export const withProps = <Target extends HTMLElement>(
  element: ReactNode,
  added: Attributes,
  target?: Ref<Target>,
): ReactElement => {
  if (!isValidElement<Attributes>(element))
    throw new Error('There must be one element here, such as a button or a link.');
  return cloneElement(element, { ...merge(added, element.props), ...(target && { ref: target }) });
};
