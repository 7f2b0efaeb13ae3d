import { error } from '@sveltejs/kit';
import type { Actions, PageServerLoad } from './$types';

const notes: string[] = [];
const write = { permission: 'fe.secure.write.users' };

interface Shown {
  plan?: string;
  salaries?: string;
  hint?: string;
  notes?: readonly string[];
}

/** What the user may not read does not leave the server. */
export const load: PageServerLoad = async ({ locals: { auth } }): Promise<Shown> => {
  if (auth.status === 'signed-out') return {};
  const plan = 'The plan of this quarter';
  const { allowed } = await auth.gate(write);
  return allowed ? { plan, salaries: 'The salaries of everybody', notes } : { plan, hint: 'Ask an administrator.' };
};

export const actions: Actions = {
  default: async ({ locals: { auth } }) => {
    if (auth.status === 'signed-out') error(401);
    if (!(await auth.gate(write)).allowed) error(403);
    notes.push(`A note of ${auth.user.email}`);
  },
};
