'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { useState } from 'react';

/** Returns the number of wrong codes on this screen. */
export const useWrongCodes = (error: IdentityError | null): number => {
  const [last, setLast] = useState(error);
  const [count, setCount] = useState(0);
  if (error !== last) {
    setLast(error);
    if (error?.errorCode === 'wrong-code') setCount(count + 1);
  }
  return count;
};
