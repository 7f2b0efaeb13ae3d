import { onlineManager } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/** Returns whether the browser is online; requests made offline wait. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);

/** Runs a callback whenever the browser comes online. */
export const useReconnect = (onReconnect: () => void): void => {
  useEffect(() => onlineManager.subscribe((online) => online && onReconnect()), [onReconnect]);
};
