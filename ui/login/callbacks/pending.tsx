'use client';
import { useEffect, useState } from 'react';
import { ScreenOutline } from '../frame/screen-outline';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

/** Milliseconds before the text is rendered, so that it does not flash during fast sign-ins. */
const WORDS_DELAY = 400;

/** Renders the loading state while the provider verifies the URL's parameters. */
export function Pending() {
  const { pending } = useFlowTexts('callbacks');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), WORDS_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? <Step title={pending.title} text={pending.text} /> : <ScreenOutline />;
}
