'use client';
import { deviceOf } from '@gatehouse/sdk/sessions';
import { useCallback } from 'react';
import { useAdminTexts } from '../../texts';

/** Returns a function that names the browser and operating system of a user agent; undefined if it names neither. */
export const useDeviceName = () => {
  const { resource: texts } = useAdminTexts('frame');
  return useCallback(
    (userAgent: string | null | undefined): string | undefined => {
      const { browser, system } = deviceOf(userAgent);
      return browser && system ? texts.deviceName(browser, system) : (browser ?? system);
    },
    [texts],
  );
};
