import type { SsoType } from '@gatehouse/sdk/sso';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { cn } from '../../kit/cn';

/** The two protocols have no logo of a provider. */
const marks: Readonly<Record<SsoType, ReactNode>> = {
  okta: (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="5">
      <circle cx="12" cy="12" r="8" />
    </svg>
  ),
  azure: (
    <svg aria-hidden viewBox="0 0 24 24">
      <path d="M2 2h9.5v9.5H2z" fill="#f25022" />
      <path d="M12.5 2H22v9.5h-9.5z" fill="#7fba00" />
      <path d="M2 12.5h9.5V22H2z" fill="#00a4ef" />
      <path d="M12.5 12.5H22V22h-9.5z" fill="#ffb900" />
    </svg>
  ),
  google: (
    <svg aria-hidden viewBox="0 0 24 24" strokeWidth="4">
      <path d="M5.1 8a8 8 0 0 1 12.6-1.7" fill="none" stroke="#ea4335" />
      <path d="M5.1 16a8 8 0 0 1 0-8" fill="none" stroke="#fbbc05" />
      <path d="M17.1 18.1a8 8 0 0 1-12-2.1" fill="none" stroke="#34a853" />
      <path d="M12 12h8a8 8 0 0 1-2.9 6.1" fill="none" stroke="#4285f4" />
    </svg>
  ),
  saml: <ShieldCheck />,
  oidc: <ShieldCheck />,
};

/** Renders the logo of an identity provider. It is decorative: render the name beside it. */
export function ProviderMark({ type, className }: { type: SsoType; className?: string }) {
  return (
    <span
      aria-hidden
      data-slot="provider-mark"
      className={cn(
        'gh:flex gh:size-9 gh:shrink-0 gh:items-center gh:justify-center gh:rounded gh:border gh:border-line gh:bg-surface gh:[&_svg]:size-5',
        className,
      )}
    >
      {marks[type]}
    </span>
  );
}
