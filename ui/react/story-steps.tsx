'use client';
import type { AnyFlow, ContextOf, StepOf } from '@gatehouse/sdk/flows';
import type { ReactNode } from 'react';

/** Context of every step of a flow, for the story that renders them all; a missing step is a compile error. */
export type StepContexts<F extends AnyFlow> = { readonly [Step in StepOf<F>]: Partial<ContextOf<F>> };

/** Assertions and actions of each step, for a story that walks through a flow. */
export type StepWalk<F extends AnyFlow> = { readonly [Step in StepOf<F>]: () => Promise<unknown> };

interface StepGalleryProps<Step extends string, Context> {
  contexts: Readonly<Record<Step, Context>>;
  /** Renders the box at a step. */
  children: (props: { step: Step; context: Context }) => ReactNode;
}

/** Renders every step of a flow side by side, each in its own box. */
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
