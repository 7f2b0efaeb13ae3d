import type { HTMLAttributes, MouseEvent } from 'react';

/** Creates the click handler of an in-app link; with a modifier key or another button the browser follows the link. */
export const stayingClick =
  (open: () => void) =>
  (event: MouseEvent): void => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    open();
  };

interface LinkOrButtonProps extends HTMLAttributes<HTMLElement> {
  /** URL of a link; a click with a modifier key follows it instead of calling `onPress`. */
  href?: string;
  onPress: () => void;
}

/** Renders a link where there is a URL, and a button otherwise. */
export function LinkOrButton({ href, onPress, ...props }: LinkOrButtonProps) {
  if (href) return <a href={href} onClick={stayingClick(onPress)} {...props} />;
  return <button type="button" onClick={onPress} {...props} />;
}
