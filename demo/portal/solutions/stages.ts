import type { BadgeProps } from '@gatehouse/ui/kit';
import type { Stage } from './catalogue';

/** How each stage is coloured; an integration in the same state has the same colour. */
export const stageTones: Readonly<Record<Stage, NonNullable<BadgeProps['tone']>>> = {
  Concept: 'neutral',
  Prototype: 'warning',
  Pilot: 'info',
};

/** The stages in their order, each in a few words. */
export const stages: readonly { readonly stage: Stage; readonly meaning: string }[] = [
  { stage: 'Concept', meaning: 'an idea, with a sketch to try' },
  { stage: 'Prototype', meaning: 'works on sample data only' },
  { stage: 'Pilot', meaning: 'in use with a few clients' },
];
