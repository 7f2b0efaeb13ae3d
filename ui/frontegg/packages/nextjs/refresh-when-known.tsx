'use client';
import { useIsAuthenticated } from '@gatehouse/ui/frontegg';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';

/** Renders the page again on the server once the browser has renewed a session that the server could not. */
export function RefreshWhenKnown({ isKnown }: { isKnown: boolean }): ReactNode {
  const isAuthenticated = useIsAuthenticated();
  const router = useRouter();
  useEffect(() => {
    if (!isKnown && isAuthenticated) router.refresh();
  }, [isKnown, isAuthenticated, router]);
  return null;
}
