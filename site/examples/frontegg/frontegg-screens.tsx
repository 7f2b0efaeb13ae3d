import { ChangePasswordForm, FronteggProvider, ProfilePage, UsersTable } from '@gatehouse/ui/frontegg';
import { useState } from 'react';

const screens = { Users: UsersTable, Profile: ProfilePage, Password: ChangePasswordForm };
const names = ['Users', 'Profile', 'Password'] as const;

/** Single screens of the administration, at places of your own. */
export default function App() {
  const [name, setName] = useState<(typeof names)[number]>('Users');
  const Screen = screens[name];
  return (
    <FronteggProvider contextOptions={{ baseUrl: 'http://localhost:4400', clientId: 'portal' }} hostedLoginBox>
      <nav aria-label="Screens">
        {names.map((other) => (
          <button key={other} type="button" aria-pressed={other === name} onClick={() => setName(other)}>
            {other}
          </button>
        ))}
      </nav>
      <Screen />
    </FronteggProvider>
  );
}
