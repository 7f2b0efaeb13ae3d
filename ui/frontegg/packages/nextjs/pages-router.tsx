import type { ReactNode } from 'react';
import { AccountPage } from './account-page';
import { accountRouteTarget } from './account-routes';

interface RouterContext {
  resolvedUrl: string;
}

/** `getServerSideProps` of {@link FronteggRouter}. */
export const FronteggRouterProps = async ({ resolvedUrl }: RouterContext) => {
  const [pathname = '', query = ''] = resolvedUrl.split('?');
  const target = accountRouteTarget(pathname, new URLSearchParams(query));
  if (target === 'log-out') return { props: {} };
  if (!target) return { notFound: true as const };
  return { redirect: { destination: target.redirect, permanent: false as const } };
};

/** The page of the account paths, for `pages/[...frontegg-router].tsx`. */
export function FronteggRouter(): ReactNode {
  return <AccountPage />;
}
