'use client';
import * as sessions from '@gatehouse/sdk/sessions';
import { useCallback } from 'react';
import { useAdminTexts } from '../texts';

/** Returns the name of a session: browser and operating system, as far as known. */
export const useSessionName = () => {
  const { sessions: texts } = useAdminTexts('privacy');
  return useCallback(
    ({ userAgent }: sessions.LoginSession): string => {
      const { browser, system } = sessions.deviceOf(userAgent);
      if (browser && system) return texts.deviceName(browser, system);
      return browser ?? system ?? texts.unknownDevice;
    },
    [texts],
  );
};
