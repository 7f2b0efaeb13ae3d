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
 * @param isInitiated Whether the provider initiates a login, which starts even if a user is signed in.
 */
export function App({ isInitiated }: { isInitiated: boolean }) {
  const { status } = useSession();
  const [location] = useLocation();
  if (tidyPath(location) === CALLBACK_PATH) return <Callback />;
  if (isInitiated || status !== 'authenticated') return <Landing isInitiated={isInitiated} />;
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
