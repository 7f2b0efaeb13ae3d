import { useCallback, useState } from 'react';

interface PendingQuestion<Q> {
  question: Q;
  answer: (yes: boolean) => void;
}

/** Returns a function that shows a confirmation and resolves with the choice. */
export const useQuestion = <Q>() => {
  const [pending, setPending] = useState<PendingQuestion<Q>>();
  const ask = useCallback((question: Q) => new Promise<boolean>((answer) => setPending({ question, answer })), []);
  const answer = (yes: boolean) => {
    pending?.answer(yes);
    setPending(undefined);
  };
  return { question: pending?.question, ask, answer };
};
