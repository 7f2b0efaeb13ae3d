'use client';
import type { AnyFlow, ContextOf, StepOf } from '@gatehouse/sdk/flows';
import type { ReactNode } from 'react';

/** Context of every step of a flow, for the story that shows them all. A new step without one does not compile. */
export type StepContexts<F extends AnyFlow> = { readonly [Step in StepOf<F>]: Partial<ContextOf<F>> };

/** What each step of a flow shows, and what leads on from it, for a story that goes through all of them. */
export type StepWalk<F extends AnyFlow> = { readonly [Step in StepOf<F>]: () => Promise<unknown> };

interface StepGalleryProps<Step extends string, Context> {
  contexts: Readonly<Record<Step, Context>>;
  /** Renders the box at one step. */
  children: (given: { step: Step; context: Context }) => ReactNode;
}

/** Every step of a flow side by side, each in a box of its own. */
export function StepGallery<Step extends string, Context>({ contexts, children }: StepGalleryProps<Step, Context>) {
  return (
    <div className="gh:grid gh:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gh:items-start gh:gap-8">
      {(Object.keys(contexts) as Step[]).map((step) => (
        <figure key={step} className="gh:grid gh:min-w-0 gh:gap-3">
          <figcaption className="gh:text-sm gh:text-subtle">{step}</figcaption>
          {children({ step, context: contexts[step] })}
        </figure>
      ))}
    </div>
  );
}
