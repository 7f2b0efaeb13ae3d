'use client';
import { LoginAddresses } from './login-addresses';
import { LoginLookSection } from './login-look-section';

interface CustomLoginProps {
  mayWrite: boolean;
  mayWriteLogin: boolean;
  /** Alias of the account in the URL of its own login. */
  alias: string | undefined;
}

/** Renders the URLs and the appearance of the account's own login. */
export function CustomLogin({ mayWrite, mayWriteLogin, alias }: CustomLoginProps) {
  return (
    <>
      <LoginAddresses mayWrite={mayWrite && mayWriteLogin} alias={alias} />
      <LoginLookSection mayWrite={mayWriteLogin} />
    </>
  );
}
