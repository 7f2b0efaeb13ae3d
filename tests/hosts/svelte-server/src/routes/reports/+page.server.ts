import { redirect } from '@sveltejs/kit';
import { sessions } from '../../lib/server/session';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals: { auth }, url }) => {
  if (auth.status === 'signed-out') redirect(303, sessions.loginPath(url.pathname + url.search));
  return { name: auth.user.name };
};
