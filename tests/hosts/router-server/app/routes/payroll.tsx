import { redirect } from 'react-router';
import { sessionContext, sessions } from '../session.server';
import type { Route } from './+types/payroll';

/** Seconds since the second factor was verified. */
const maxAge = Number(process.env.STEP_UP_AGE ?? 300);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const session = context.get(sessionContext);
  if (session.status === 'signed-out' || !session.isSteppedUp({ maxAge })) {
    const { pathname, search } = new URL(request.url);
    throw redirect(sessions.stepUpPath(pathname + search, { maxAge }));
  }
  const hasExport = await session.gate({ feature: 'report-export', plan: 'plan-research' });
  const hasArchive = await session.gate({ feature: 'report-archive' });
  return {
    name: session.user.name,
    ...(hasExport.allowed && { export: 'The export of all salaries' }),
    ...(hasArchive.allowed && { archive: 'The archive of all salaries' }),
  };
};

export default function Payroll({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <p>Payroll for {loaderData.name}</p>
      {loaderData.export && <p>{loaderData.export}</p>}
      {loaderData.archive && <p>{loaderData.archive}</p>}
    </main>
  );
}
