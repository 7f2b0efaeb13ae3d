import type { AnyFlow } from '@gatehouse/sdk/flows';

/** A flow with its export name. */
interface NamedFlow {
  exported: string;
  flow: AnyFlow;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../sdk/flows/*/index.ts', { eager: true });

const isFlow = (value: unknown): value is AnyFlow =>
  typeof value === 'object' && value !== null && 'name' in value && 'initial' in value && 'steps' in value;

/** Every flow that the SDK exports; without one that only begins otherwise, and has the name and the steps of another. */
export const flows: readonly NamedFlow[] = Object.values(modules).flatMap((exports) =>
  Object.entries(exports).flatMap(([exported, flow]) =>
    isFlow(flow) && exported === `${flow.name}Flow` ? [{ exported, flow }] : [],
  ),
);
