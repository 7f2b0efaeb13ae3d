'use client';
import { AuthRoutes } from '@gatehouse/ui/routes';
import type { ReactNode } from 'react';

/** Renders the account page of the URL. */
export function AccountPage(): ReactNode {
  return <AuthRoutes />;
}
