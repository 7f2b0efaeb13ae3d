import { Button, type ButtonProps } from '../kit/button';

/** An alternative below the main action. Its label may take two lines. */
export function LinkButton(props: Omit<ButtonProps, 'variant' | 'size' | 'className'>) {
  return (
    <Button
      variant="link"
      className="gh:max-w-full gh:justify-self-center gh:text-center gh:whitespace-normal!"
      {...props}
    />
  );
}
