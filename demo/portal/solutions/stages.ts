import type { BadgeProps } from '@gatehouse/ui/kit';
import type { Stage } from './catalogue';

/** How each stage is coloured; an integration in the same state has the same colour. */
export const stageTones: Readonly<Record<Stage, NonNullable<BadgeProps['tone']>>> = {
  Concept: 'neutral',
  Prototype: 'warning',
  Pilot: 'info',
};

/** The stages in their order. */
export const stages: readonly Stage[] = ['Concept', 'Prototype', 'Pilot'];
