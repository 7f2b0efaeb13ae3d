import type { HTMLAttributes } from 'react';
import { stayingClick } from './staying-click';

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
