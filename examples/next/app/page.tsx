import { Show, SignedIn, SignedOut } from '@gatehouse/ui';
import { revalidatePath } from 'next/cache';
import Link from 'next/link';
import { auth } from '../session';

const notes: string[] = [];

/** Server actions check by themselves, since anybody can call them. */
const addNote = async (): Promise<void> => {
  'use server';
  const session = await auth();
  if (session.status === 'signed-out') throw new Error('Sign in first.');
  if (!(await session.gate({ permission: 'fe.secure.write.users' })).allowed) throw new Error('Not permitted.');
  notes.push(`A note of ${session.user.email}`);
  revalidatePath('/');
};

export default function Page() {
  return (
    <main>
      <SignedOut>
        <p>For everybody</p>
      </SignedOut>
      <SignedIn>
        <p>The plan of this quarter</p>
      </SignedIn>
      <Show when={{ permission: 'fe.secure.write.users' }} fallback={<p>Ask an administrator.</p>}>
        <p>The salaries of everybody</p>
        <form action={addNote}>
          <button type="submit">Add a note</button>
        </form>
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Show>
      <Link href="/reports?year=2026">Reports</Link>
    </main>
  );
}
