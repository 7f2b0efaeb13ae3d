'use client';
import { createContext, useContext } from 'react';

/** Whether the page is seen. It mounts unseen beside the settings that may hide it, so that its reads start. */
const PageSeenContext = createContext(true);

/** Tells the page inside whether it is seen. */
export const PageSeenProvider = PageSeenContext.Provider;

/** Returns whether the page is seen: what is costly to render waits for that. */
export const usePageIsSeen = (): boolean => useContext(PageSeenContext);
