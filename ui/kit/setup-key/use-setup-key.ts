'use client';
import { useEffect, useState } from 'react';
import { readSetupKey, type SetupKey } from './setup-key';

export type SetupKeyState =
  | { status: 'unread' | 'reading' | 'unreadable' | 'failed' }
  | { status: 'read'; setupKey: SetupKey };

/** Reads the setup key from an enrollment picture: at once, or when `read` is called. The picture stays in the page. */
export const useSetupKey = (picture: string, atOnce: boolean) => {
  const [state, setState] = useState<SetupKeyState>({ status: atOnce ? 'reading' : 'unread' });
  const isReading = state.status === 'reading';

  useEffect(() => {
    if (!isReading) return;
    let isOn = true;
    const read = async (): Promise<SetupKeyState> => {
      const { readQrCode } = await import('./read-qr-code');
      const setupKey = readSetupKey((await readQrCode(picture)) ?? '');
      return setupKey ? { status: 'read', setupKey } : { status: 'unreadable' };
    };
    // Rejects only if a chunk could not be downloaded; a retry may succeed.
    read()
      .catch((): SetupKeyState => ({ status: 'failed' }))
      .then((next) => isOn && setState(next));
    return () => {
      isOn = false;
    };
  }, [isReading, picture]);

  return { state, read: () => setState({ status: 'reading' }) };
};
