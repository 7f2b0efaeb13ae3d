import type { PrototypeTexts } from '../../texts/prototype-texts';

type Texts = PrototypeTexts<'desktop'>['migrations'];

interface Step {
  readonly name: string;
  /** The result, once it is done. */
  readonly done: string;
}

/** Returns the steps of the sample migration: 240 mailboxes move to a new tenant. */
export const stepsIn = ({ steps }: Pick<Texts, 'steps'>, locale: string): readonly Step[] => {
  const { count, copy, pilot, move, off } = steps;
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'terabyte' }).format(1.2);
  return [count, { ...copy, done: copy.done(size) }, pilot, move, off];
};

/** Returns how many of some steps are done after one more, or one less. */
export const stepTo = (done: number, by: 1 | -1, all: number): number => Math.min(all, Math.max(0, done + by));

/** Describes the status of the migration. */
export const standing = (
  done: number,
  steps: readonly Step[],
  { standing: describe, complete }: Pick<Texts, 'standing' | 'complete'>,
): string => {
  const next = steps[done];
  return next ? describe(done, steps.length, next.name) : complete;
};
