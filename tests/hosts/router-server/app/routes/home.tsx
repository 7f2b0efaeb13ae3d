import { Form, Link } from 'react-router';
import { sessionContext } from '../session.server';
import type { Route } from './+types/home';

const notes: string[] = [];
const write = { permission: 'fe.secure.write.users' };

interface Shown {
  plan?: string;
  salaries?: string;
  hint?: string;
  notes?: readonly string[];
}

/** What the user may not read does not leave the server. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Shown> => {
  const session = context.get(sessionContext);
  if (session.status === 'signed-out') return {};
  const plan = 'The plan of this quarter';
  const { allowed } = await session.gate(write);
  return allowed ? { plan, salaries: 'The salaries of everybody', notes } : { plan, hint: 'Ask an administrator.' };
};

export const action = async ({ context }: Route.ActionArgs) => {
  const session = context.get(sessionContext);
  if (session.status === 'signed-out') throw new Response(null, { status: 401 });
  if (!(await session.gate(write)).allowed) throw new Response(null, { status: 403 });
  notes.push(`A note of ${session.user.email}`);
  return null;
};

export default function Home({ loaderData: { plan, salaries, hint, notes: shown } }: Route.ComponentProps) {
  return (
    <main>
      <p>{plan ?? 'For everybody'}</p>
      {hint && <p>{hint}</p>}
      {salaries && (
        <>
          <p>{salaries}</p>
          <Form method="post">
            <button type="submit">Add a note</button>
          </Form>
          <ul>
            {shown?.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <Link to="/reports?year=2026">Reports</Link>
    </main>
  );
}
