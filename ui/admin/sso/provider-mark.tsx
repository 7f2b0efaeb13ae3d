import type { SsoType } from '@gatehouse/sdk/sso';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { cn } from '../../kit/cn';
import { brandMarks } from '../../kit/marks/brand-marks';

/** The two protocols have no logo of a provider. */
const marks: Readonly<Record<SsoType, ReactNode>> = {
  okta: brandMarks.get('okta'),
  azure: brandMarks.get('microsoft'),
  google: brandMarks.get('google'),
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
