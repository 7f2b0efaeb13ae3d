'use client';
import { useEffect, useRef } from 'react';

declare global {
  interface CredentialRequestOptions {
    /** Options of Web OTP, which reads the code of a text message whose last line is `@host #code`. */
    otp?: { transport: readonly string[] };
  }
}

/** Receives the code of a text message by Web OTP, if the browser supports it. */
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
      // Rejected, timed out or aborted: the user types the code.
      () => undefined,
    );
    return () => leaving.abort();
  }, [isActive]);
};
