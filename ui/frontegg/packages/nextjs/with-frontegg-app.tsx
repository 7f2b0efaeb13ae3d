'use client';
import { importModule } from '@gatehouse/sdk/import-module';
import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { type ApplicationProps, ClientProvider } from './client-provider';
import type { PageRequest, PageResponse } from './page-requests';
import type { PageSession } from './session';

interface PageContext {
  req?: PageRequest;
  res?: PageResponse;
}

/** What Next calls an application with. */
interface AppContext {
  Component: { getInitialProps?(context: PageContext): object | Promise<object> };
  ctx: PageContext;
}

/** The component of `pages/_app.tsx`. */
type CustomApp<Props extends object> = ComponentType<Props> & {
  getInitialProps?(context: AppContext): object | Promise<object>;
};

interface WithPageSession {
  /** Session of the first page; absent on navigations within the browser. */
  firstPage?: PageSession;
}

/** Provides the session of the request to the components of `pages/_app.tsx`, from the first paint on. */
export const withFronteggApp = <Props extends object>(App: CustomApp<Props>, options: ApplicationProps = {}) => {
  function AppWithSession(props: Props & WithPageSession): ReactNode {
    const [page] = useState(props.firstPage);
    if (!page) throw new Error('Export what withFronteggApp returns as it is: Next calls its getInitialProps.');
    return (
      <ClientProvider {...options} page={page}>
        {createElement<Props>(App, props)}
      </ClientProvider>
    );
  }
  AppWithSession.getInitialProps = async (context: AppContext): Promise<object & WithPageSession> => {
    const { Component, ctx } = context;
    const initial = App.getInitialProps
      ? await App.getInitialProps(context)
      : { pageProps: { ...(await Component.getInitialProps?.(ctx)) } };
    if (typeof window !== 'undefined' || !ctx.req) return initial;
    const { readPageSession } = await importModule(() => import('./page-session'));
    return { ...initial, firstPage: await readPageSession(ctx.req, ctx.res) };
  };
  return AppWithSession;
};
