import { onlineManager } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/** Whether the browser has a network; requests made without one wait until it has. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);

/** Does something each time the network is there again. */
export const useReconnect = (onReconnect: () => void): void => {
  useEffect(() => onlineManager.subscribe((online) => online && onReconnect()), [onReconnect]);
};
