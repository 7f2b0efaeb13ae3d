import { useCallback, useState } from 'react';

interface Asked<Q> {
  question: Q;
  answer: (yes: boolean) => void;
}

/** Returns a function that shows a confirmation and resolves with the choice. */
export const useQuestion = <Q>() => {
  const [asked, setAsked] = useState<Asked<Q>>();
  const ask = useCallback((question: Q) => new Promise<boolean>((answer) => setAsked({ question, answer })), []);
  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(undefined);
  };
  return { question: asked?.question, ask, answer };
};
