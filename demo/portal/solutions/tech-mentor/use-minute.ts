import { useEffect, useState } from 'react';

/** The present moment in milliseconds since 1970, read again every minute: an hour that has passed is not offered. */
export const useMinute = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
