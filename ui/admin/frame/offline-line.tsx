'use client';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useAdminTexts } from '../texts';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

const isOnline = () => navigator.onLine;

/** Says that the device has no connection; the live region is there before. */
export function OfflineLine() {
  const { portal } = useAdminTexts('frame');
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return (
    <div role="status">
      {!online && (
        <p className="gh:flex gh:items-center gh:justify-center gh:gap-2 gh:border-b gh:border-line gh:bg-warning-soft gh:px-4 gh:py-2 gh:text-sm">
          <WifiOff aria-hidden className="gh:size-4 gh:shrink-0 gh:text-warning" />
          <span>{portal.offline}</span>
        </p>
      )}
    </div>
  );
}
