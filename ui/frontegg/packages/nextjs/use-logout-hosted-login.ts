'use client';
import { useAuthActions } from '@gatehouse/ui/frontegg';
import { useCallback } from 'react';

/** Returns a function that signs out. */
export const useLogoutHostedLogin = (): (() => Promise<void>) => {
  const { logout } = useAuthActions();
  return useCallback(() => logout(), [logout]);
};
