'use client';
import { createContext } from 'react';

/** Bearer token for the provider's API; null while nobody is signed in. */
export const AccessTokenContext = createContext<string | null>(null);
