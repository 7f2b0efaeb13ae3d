import { Show } from '@gatehouse/ui';
import { redirect } from 'next/navigation';
import { auth, sessions } from '../../session';

/** Seconds since the second factor was verified. */
const maxAge = Number(process.env.STEP_UP_AGE ?? 300);

export default async function Page() {
  const session = await auth();
  if (session.status === 'signed-out' || !session.isSteppedUp({ maxAge })) {
    redirect(sessions.stepUpPath('/payroll', { maxAge }));
  }
  return (
    <main>
      <p>Payroll for {session.user.name}</p>
      <Show when={{ feature: 'report-export', plan: 'plan-research' }}>
        <p>The export of all salaries</p>
      </Show>
      <Show when={{ feature: 'report-archive' }}>
        <p>The archive of all salaries</p>
      </Show>
    </main>
  );
}
