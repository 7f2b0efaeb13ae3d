'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { impersonateDeps, impersonateFlow, readImpersonationLink } from '@gatehouse/sdk/flows/impersonate';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { useLayoutEffect, useMemo, useState } from 'react';
import { Button } from '../../kit/button/button';
import { useIdentity } from '../../react/identity';
import { useSession } from '../../react/session';
import { useTexts } from '../../react/texts';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useNavigation } from '../frame/flow-deps';
import { ActionStep, LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof impersonateFlow>> = ScreenProps<typeof impersonateFlow, Step>;

function Impersonating({ send, busy, error, errorText }: Props<'impersonating'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('impersonate');
  return (
    <Step icon={UserRoundCog} title={texts.title} text={texts.text} error={errorText}>
      {error?.errorCode !== 'invalid-link' && (
        <Button className="gh:w-full" loading={busy === 'confirm'} onClick={() => void send('confirm')}>
          {common.continue}
        </Button>
      )}
      <LinkButton onClick={() => void send('cancel')}>{texts.cancel}</LinkButton>
    </Step>
  );
}

function NowActing({ send, errorText }: Props<'success'>) {
  const { common } = useTexts();
  const { acting, doneTitle, doneText } = useFlowTexts('impersonate');
  const session = useSession();
  // The name is known once the session has loaded.
  const title = session.status === 'authenticated' ? acting(session.user.name) : doneTitle;
  return (
    <ActionStep
      icon={UserRoundCog}
      title={title}
      text={doneText}
      error={errorText}
      action={common.continue}
      onAction={() => void send('continue')}
    />
  );
}

const impersonateView: FlowView<typeof impersonateFlow> = {
  flow: impersonateFlow,
  screens: { impersonating: Impersonating, success: NowActing },
};

export interface ImpersonateBoxProps extends BoxSettings<typeof impersonateFlow> {
  /**
   * Called instead of navigating to the page after sign-in; if the user declines, instead of navigating to the home
   * page.
   */
  onSuccess?: () => void;
}

/**
 * Renders the confirmation before a provider administrator impersonates a user; the link is read from the page's URL.
 */
export default function ImpersonateBox({ onSuccess, ...settings }: ImpersonateBoxProps) {
  const identity = useIdentity();
  // Read once, since the URL is cleaned before the first paint.
  const [link] = useState(() => readImpersonationLink(identity));
  const deps = useMemo(() => impersonateDeps(identity, { link }), [identity, link]);
  useLayoutEffect(() => deps.clearLink(), [deps]);
  const base = useNavigation(deps, onSuccess);
  const all = useMemo(() => (onSuccess ? { ...base, toHome: base.navigate } : base), [base, onSuccess]);
  return <Box view={impersonateView} {...settings} deps={all} />;
}
