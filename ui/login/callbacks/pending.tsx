'use client';
import { useEffect, useState } from 'react';
import { ScreenOutline } from '../screen-outline';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

/** Milliseconds. Most sign-ins end before: words that come and go at once only startle. */
const WORDS_DELAY = 400;

/** While the provider checks what the page's address carries. */
export function Pending() {
  const { pending } = useFlowTexts('callbacks');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), WORDS_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? <Step title={pending.title} text={pending.text} /> : <ScreenOutline />;
}
