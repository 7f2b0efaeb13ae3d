import type { BadgeProps } from '@gatehouse/ui/kit';
import type { Stage } from './catalog';

/** Color of each stage; an integration in the same stage has the same color. */
export const stageTones: Readonly<Record<Stage, NonNullable<BadgeProps['tone']>>> = {
  Concept: 'neutral',
  Prototype: 'warning',
  Pilot: 'info',
};

/** Stages in order. */
export const stages: readonly Stage[] = ['Concept', 'Prototype', 'Pilot'];
