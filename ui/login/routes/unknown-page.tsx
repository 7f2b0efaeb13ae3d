'use client';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { ApplicationProvider } from '../application/application';
import { useApplicationInfo } from '../application/use-application-info';
import { Logo } from '../frame/box';
import { BoxFrame } from '../frame/box-frame';
import { ActionStep } from '../frame/step';
import { FlowTextsProvider, useFlowTexts } from '../texts';
import type { RouteViewProps } from './route-view';

/** Renders the message of an account page that does not exist, in the look of the others, with a way to sign in. */
export default function UnknownPage({ header, footer, appearance, application, autoFocus }: RouteViewProps) {
  const { name, logo, variables, theme } = useApplicationInfo(useIdentity(), application, true);
  const info = useMemo(() => ({ name, ownsPage: autoFocus }), [name, autoFocus]);
  return (
    <ApplicationProvider value={info}>
      <BoxFrame
        header={header ?? (logo && <Logo address={logo} className={appearance?.elements?.logo} />)}
        footer={footer}
        appearance={appearance}
        variables={variables}
        theme={theme}
      >
        <FlowTextsProvider>
          <Message />
        </FlowTextsProvider>
      </BoxFrame>
    </ApplicationProvider>
  );
}

function Message() {
  const { environment, routes } = useIdentity();
  const { unknownPage, toLogin } = useFlowTexts('box');
  const signIn = () => {
    const page = environment.page();
    if (page) environment.redirect(new URL(routes.loginUrl, page));
  };
  return <ActionStep title={unknownPage.title} text={unknownPage.text} action={toLogin} onAction={signIn} />;
}
