'use client';
import { SignedIn, SignedOut } from '@gatehouse/ui';
import Link from 'next/link';
import { SignInButton } from './sign-in-button';
import { TokenList } from './token-list';

export default function Page() {
  return (
    <>
      <SignedOut>
        <main>
          <SignInButton />
          <Link href="/account/login">Sign in on this page</Link>
        </main>
      </SignedOut>
      <SignedIn>
        <TokenList />
      </SignedIn>
    </>
  );
}
