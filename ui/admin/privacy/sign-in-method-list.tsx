'use client';
import * as configurations from '@gatehouse/sdk/configurations';
import * as profile from '@gatehouse/sdk/profile';
import * as social from '@gatehouse/sdk/social';
import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-complex';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import KeyRound from 'lucide-react/icons/key-round';
import Link from 'lucide-react/icons/link';
import LogIn from 'lucide-react/icons/log-in';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import type { ReactNode } from 'react';
import { Badge } from '../../kit/display/badge';
import { useCapability } from '../../react/capability';
import { SectionShell } from '../archetypes/settings/section-shell';
import { useAdminTexts } from '../texts';
import { ItemList } from './item-list';
import { signInMethodsOf } from './sign-in-methods';

/** Social providers share one icon. */
const icons: Readonly<Record<string, ReactNode>> = {
  EmailAndPassword: <KeyRound />,
  MagicLink: <Link />,
  Code: <Mail />,
  SmsCode: <MessageSquare />,
  Passkeys: <Fingerprint />,
  saml: <Building2 />,
};

/** Renders the sign-in methods of the account, with the user's own ones marked. */
export function SignInMethodList() {
  const { signInMethods: texts } = useAdminTexts('privacy');
  const strategies = useQuery(useCapability(configurations).accountAuthStrategies());
  // Errors of loading the user and the social providers are ignored.
  const { data: me } = useQuery(useCapability(profile).me());
  const { data: services } = useQuery(useCapability(social).listAllProviders());
  return (
    <SectionShell<configurations.AuthStrategies> title={texts.title} text={texts.text} holds="row" source={strategies}>
      {(offered) => (
        <ItemList
          label={texts.title}
          items={signInMethodsOf(offered, services ?? [], me?.provider).map(({ id, isUsed }) => ({
            id,
            icon: icons[id] ?? <LogIn />,
            title: texts.names[id] ?? id,
            badge: isUsed && <Badge tone="info">{texts.used}</Badge>,
          }))}
        />
      )}
    </SectionShell>
  );
}
