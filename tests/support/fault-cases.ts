import { describe, expect, it } from 'vitest';
import payload from '../payloads/faults.json';

type Proof = () => Promise<void>;

/**
 * Proves every case of one area of the fault table; a case without a proof fails, and so does a proof without a case.
 * @param concurrent for proofs that wait for real time and are independent of each other
 */
export const proveFaults = (
  area: keyof typeof payload.cases,
  proofs: Readonly<Record<string, Proof>>,
  { concurrent = false }: { concurrent?: boolean } = {},
): void => {
  const cases = Object.entries(payload.cases[area]);
  describe(`faults: ${area}`, { concurrent }, () => {
    for (const [id, { given, when, then }] of cases) {
      it(`${id} ${given} / ${when}: ${then}`, () => proofs[id]?.() ?? expect.fail('This case has no proof.'));
    }

    it('are all covered', () => {
      const ids = cases.map(([id]) => id);
      expect(Object.keys(proofs).filter((id) => !ids.includes(id))).toEqual([]);
    });
  });
};
