'use client';
import type { LoginSession } from '@gatehouse/sdk/sessions';
import { useCallback } from 'react';
import { useDeviceName } from '../archetypes/formats/use-device-name';
import { useAdminTexts } from '../texts';

/** Returns the name of a session: browser and operating system, as far as known. */
export const useSessionName = () => {
  const { sessions: texts } = useAdminTexts('privacy');
  const deviceName = useDeviceName();
  return useCallback(
    ({ userAgent }: LoginSession): string => deviceName(userAgent) ?? texts.unknownDevice,
    [deviceName, texts],
  );
};
