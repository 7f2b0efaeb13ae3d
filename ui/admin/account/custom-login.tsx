'use client';
import { LoginAddresses } from './login-addresses';
import { LoginLookSection } from './login-look-section';

interface CustomLoginProps {
  mayWrite: boolean;
  mayWriteLogin: boolean;
  /** Name of the account in the address of its own login. */
  alias: string | undefined;
}

/** Where the account's own login is, and how it looks. */
export default function CustomLogin({ mayWrite, mayWriteLogin, alias }: CustomLoginProps) {
  return (
    <>
      <LoginAddresses mayWrite={mayWrite && mayWriteLogin} alias={alias} />
      <LoginLookSection mayWrite={mayWriteLogin} />
    </>
  );
}
