import { useSession } from '@gatehouse/ui';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Shell } from './layout/shell';
import { CALLBACK_PATH, tidyPath } from './paths';
import { findRoute } from './routes';
import { Screen } from './screens/screen';
import { Callback } from './sign-in/callback';
import { Landing } from './sign-in/landing';

/**
 * Renders the portal: the landing page while signed out, else the screens.
 *
 * @param isBegun whether the provider has the portal start a sign-in, whoever is signed in here
 */
export function App({ isBegun }: { isBegun: boolean }) {
  const { status } = useSession();
  const [location] = useLocation();
  if (tidyPath(location) === CALLBACK_PATH) return <Callback />;
  if (isBegun || status !== 'authenticated') return <Landing isBegun={isBegun} />;
  return <SignedIn path={location} />;
}

function SignedIn({ path }: { path: string }) {
  const route = findRoute(path);
  const [first] = useState(route?.path);
  const [moved, setMoved] = useState(false);
  if (!moved && route && route.path !== first) setMoved(true);

  if (!route) return <Redirect href="/" replace />;
  return (
    <Shell path={route.path}>
      <Screen key={route.path} route={route} moved={moved} />
    </Shell>
  );
}
