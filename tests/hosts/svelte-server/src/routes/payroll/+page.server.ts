import { redirect } from '@sveltejs/kit';
import { sessions } from '../../lib/server/session';
import type { PageServerLoad } from './$types';

/** Seconds since the second factor was verified. */
const maxAge = Number(process.env.STEP_UP_AGE ?? 300);

export const load: PageServerLoad = async ({ locals: { auth }, url }) => {
  if (auth.status === 'signed-out' || !auth.isSteppedUp({ maxAge })) {
    redirect(303, sessions.stepUpPath(url.pathname + url.search, { maxAge }));
  }
  const hasExport = await auth.gate({ feature: 'report-export', plan: 'plan-research' });
  const hasArchive = await auth.gate({ feature: 'report-archive' });
  return {
    name: auth.user.name,
    ...(hasExport.allowed && { export: 'The export of all salaries' }),
    ...(hasArchive.allowed && { archive: 'The archive of all salaries' }),
  };
};
