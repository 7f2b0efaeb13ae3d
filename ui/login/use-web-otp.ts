'use client';
import { useEffect, useRef } from 'react';

declare global {
  interface CredentialRequestOptions {
    /** Web OTP: the code of a text message whose last line is `@host #code`. */
    otp?: { transport: readonly string[] };
  }
}

/** Receives the code of a text message by Web OTP, where the browser supports it. */
export const useWebOtp = (isActive: boolean, onCode: (code: string) => void): void => {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!isActive || !('OTPCredential' in globalThis)) return;
    const leaving = new AbortController();
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal: leaving.signal }).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') latest.current(credential.code);
      },
      // Refused, timed out, or another way was taken: the code is then typed.
      () => undefined,
    );
    return () => leaving.abort();
  }, [isActive]);
};
