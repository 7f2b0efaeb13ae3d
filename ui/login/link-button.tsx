import { Button, type ButtonProps } from '../kit/button';

/** Another way on, below what most people do. Its words may take two lines. */
export function LinkButton(props: Omit<ButtonProps, 'variant' | 'size' | 'className'>) {
  return (
    <Button
      variant="link"
      className="gh:max-w-full gh:justify-self-center gh:text-center gh:whitespace-normal!"
      {...props}
    />
  );
}
