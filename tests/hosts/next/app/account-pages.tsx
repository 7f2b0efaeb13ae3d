'use client';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { usePathname, useRouter } from 'next/navigation';

/** Login, sign-up, activation, callback, log-out and the other account pages. */
export default function AccountPages() {
  const { push, replace } = useRouter();
  return (
    <main>
      <AuthRoutes path={usePathname()} navigate={(to, options) => (options ? replace(to) : push(to))} />
    </main>
  );
}
