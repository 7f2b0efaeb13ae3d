import { Button, type ButtonProps } from '../../kit/button/button';

/** Renders a secondary action below the main one; its label may wrap to two lines. */
export function LinkButton(props: Omit<ButtonProps, 'variant' | 'size' | 'className'>) {
  return (
    <Button
      variant="link"
      className="gh:max-w-full gh:justify-self-center gh:text-center gh:whitespace-normal!"
      {...props}
    />
  );
}
