import { ThemeProvider } from '@gatehouse/ui';
import type { ButtonPartProps, KitComponents } from '@gatehouse/ui/kit';
import { LoginBox } from '@gatehouse/ui/login';

/** What your design system has. It passes on what it gets: handlers, roles and the `ref` keep it accessible. */
function PillButton({ variant, size, loading, asChild, ...props }: ButtonPartProps) {
  if (asChild) return <>{props.children}</>;
  return (
    <button {...props} aria-busy={loading} style={{ padding: '10px 24px', borderRadius: 99, border: '2px solid' }} />
  );
}

const components: Partial<KitComponents> = { Button: PillButton };

/** Every button of the sign-in and of the administration is yours. */
export default function OwnComponents() {
  return (
    <ThemeProvider components={components}>
      <LoginBox onSuccess={() => undefined} />
    </ThemeProvider>
  );
}
