import { useIdentity } from '@gatehouse/ui';
import { Select } from '@gatehouse/ui/kit';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { useState } from 'react';

/** In your application, `path` and `navigate` come from its router. */
export default function AccountPages() {
  const { routes } = useIdentity();
  const [path, navigate] = useState(routes.signUpUrl);
  return (
    <>
      <Select aria-label="Page" value={path} onChange={({ target }) => navigate(target.value)}>
        {Object.entries(routes).map(([name, route]) => (
          <option key={name} value={route}>
            {route}
          </option>
        ))}
      </Select>
      <AuthRoutes path={path} navigate={(to) => navigate(new URL(to, location.href).pathname)} />
    </>
  );
}
