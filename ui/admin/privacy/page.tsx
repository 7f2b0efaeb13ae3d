'use client';
import * as flags from '@gatehouse/sdk/flags';
import type * as sessions from '@gatehouse/sdk/sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { usePageAddress } from '../archetypes/page/address';
import { useFieldAppearance } from '../archetypes/page/appearance';
import type { PageProps } from '../archetypes/page/page-props';
import { SectionGroup } from '../archetypes/settings/section-shell';
import { SettingsPage } from '../archetypes/settings/settings-page';
import { useAdminTexts } from '../texts';
import { Factors } from './factors';
import { Passkeys } from './passkeys';
import { Password } from './password';
import { Sessions } from './sessions';
import { SignInMethodList } from './sign-in-method-list';

const NotMe = lazyPart(() => import('./not-me'));
// Below the fold, so they load after the sections above.

/** Renders the privacy page: sign-in methods, second factors and sessions. */
export default function PrivacyPage({ page, title }: PageProps) {
  const texts = useAdminTexts('privacy');
  const appearance = useFieldAppearance('privacy');
  const { data: flagValues } = useQuery(useCapability(flags).all());
  const { search, go } = usePageAddress(page);
  const [reported, setReported] = useState<sessions.LoginSession>();
  const close = () => {
    setReported(undefined);
    go({ search: '' });
  };
  if (reported && new URLSearchParams(search).has('step')) {
    return <NotMe page={page} session={reported} onFinish={close} />;
  }
  const content = (
    <>
      <SectionGroup>
        <Password />
        {appearance('mfa') !== 'hidden' && <Factors isEditable={appearance('mfa') === 'edit'} />}
        {flags.isFlagOn(flagValues, 'show-passkeys-new') && <Passkeys />}
        <SignInMethodList />
      </SectionGroup>
      {appearance('loginSessions') !== 'hidden' && (
        <Sessions
          page={page}
          isEditable={appearance('loginSessions') === 'edit'}
          onNotMe={(session) => {
            setReported(session);
            go({ search: 'step=end' });
          }}
        />
      )}
    </>
  );
  return <SettingsPage page={page} title={title} description={texts.text} tabs={[{ path: '', title, content }]} />;
}
