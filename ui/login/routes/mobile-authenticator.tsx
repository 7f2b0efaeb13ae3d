'use client';
import type { Identity } from '@gatehouse/sdk';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useIdentity } from '../../react/identity';
import { BoxFrame } from '../frame/box-frame';
import { LinkButton, Step } from '../frame/step';
import { FlowTextsProvider, useFlowTexts } from '../texts';
import type { RouteViewProps } from './route-view';

const signIn = ({ environment, routes }: Identity): void => {
  const page = environment.page();
  if (page) environment.redirect(new URL(routes.loginUrl, page));
};

/**
 * Renders the page for phones that opened a set-up URL. An authenticator can be set up only within a sign-in, whose
 * token never leaves its page.
 */
export default function MobileAuthenticator({ header, footer }: RouteViewProps) {
  return (
    <BoxFrame header={header} footer={footer}>
      <FlowTextsProvider>
        <StartElsewhere />
      </FlowTextsProvider>
    </BoxFrame>
  );
}

function StartElsewhere() {
  const identity = useIdentity();
  const texts = useFlowTexts('mobileAuthenticator');
  return (
    <Step icon={MonitorSmartphone} title={texts.title} text={texts.text}>
      <LinkButton onClick={() => signIn(identity)}>{texts.here}</LinkButton>
    </Step>
  );
}
