import { redirect } from 'react-router';
import { sessionContext, sessions } from '../session.server';
import type { Route } from './+types/reports';

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const session = context.get(sessionContext);
  if (session.status === 'signed-out') {
    const { pathname, search } = new URL(request.url);
    throw redirect(sessions.loginPath(pathname + search));
  }
  return { name: session.user.name };
};

export default function Reports({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <main>
      <p>Reports for {name}</p>
    </main>
  );
}
