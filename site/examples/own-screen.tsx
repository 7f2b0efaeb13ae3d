import type { loginFlow } from '@gatehouse/sdk/flows/login';
import {
  LoginBox,
  ScreenField,
  ScreenForm,
  ScreenHeader,
  ScreenLink,
  type ScreenProps,
  ScreenRoot,
  ScreenSubmit,
  ScreenText,
  ScreenTitle,
} from '@gatehouse/ui/login';

function Welcome({ send, busy, error, errorText }: ScreenProps<typeof loginFlow, 'preLogin'>) {
  return (
    <ScreenRoot>
      <ScreenHeader>
        <ScreenTitle>Welcome back</ScreenTitle>
        <ScreenText>Use the address of your company.</ScreenText>
      </ScreenHeader>
      <ScreenForm
        error={error}
        errorText={errorText}
        busy={busy === 'submit'}
        onSubmit={({ email = '' }) => send('submit', { email })}
      >
        <ScreenField name="email" label="Work email" type="email" autoComplete="username" missing="Enter your email." />
        <ScreenSubmit>Next</ScreenSubmit>
      </ScreenForm>
      <ScreenLink asChild>
        <a href="/help">Help</a>
      </ScreenLink>
    </ScreenRoot>
  );
}

const screens = { preLogin: Welcome };

/** Replaces the first step of the sign-in; the others stay as they are. */
export default function OwnScreen() {
  return <LoginBox screens={screens} onSuccess={() => undefined} />;
}
