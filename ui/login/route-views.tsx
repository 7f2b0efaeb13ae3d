'use client';
import type { AccountRoute } from '@gatehouse/sdk';
import type { ComponentType } from 'react';
import { chunk, useChunk } from '../kit/chunk';
import { PartFailed } from '../react/part-failed';
import { BoxFrame } from './box-frame';
import type { RouteViewProps } from './route-view';
import { ScreenOutline } from './screen-outline';

/** A view in a chunk of its own: the frame with an outline while it loads, and a way on when it does not come. */
const lazyRoute = (download: () => Promise<ComponentType<RouteViewProps>>): ComponentType<RouteViewProps> => {
  const code = chunk(async () => ({ default: await download() }));
  return function LazyRoute(props: RouteViewProps) {
    const { Part, hasFailed, attempts, retry } = useChunk(code);
    if (Part) return <Part {...props} />;
    return (
      <BoxFrame header={props.header} footer={props.footer}>
        {hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <ScreenOutline />}
      </BoxFrame>
    );
  };
};

/** The view of each account route. */
export const routeViews: Partial<Record<AccountRoute, ComponentType<RouteViewProps>>> = {
  loginUrl: lazyRoute(async () => (await import('./login/login-route')).LoginRoute),
  forgetPasswordUrl: lazyRoute(async () => (await import('./forgot-password/forgot-password-box')).ForgotPasswordBox),
  resetPasswordUrl: lazyRoute(async () => (await import('./reset-password/reset-password-box')).ResetPasswordBox),
  socialLoginCallbackUrl: lazyRoute(async () => (await import('./callbacks/callback-boxes')).SocialCallbackBox),
  oidcRedirectUrl: lazyRoute(async () => (await import('./callbacks/callback-boxes')).OidcCallbackBox),
  samlCallbackUrl: lazyRoute(async () => (await import('./callbacks/callback-boxes')).SamlCallbackBox),
  magicLinkCallbackUrl: lazyRoute(async () => (await import('./callbacks/callback-boxes')).MagicLinkCallbackBox),
  impersonationUrl: lazyRoute(async () => (await import('./impersonate/impersonate-box')).ImpersonateBox),
  logoutUrl: lazyRoute(async () => (await import('./log-out/logout-box')).LogoutBox),
  openAppUrl: lazyRoute(async () => (await import('./open-app/open-app-box')).OpenAppBox),
  hostedLoginRedirectUrl: lazyRoute(async () => (await import('./hosted-callback')).HostedCallback),
};
