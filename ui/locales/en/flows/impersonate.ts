import type { Widen } from '../../widen';

/** Texts of acting as another user. */
export const texts = {
  title: 'Act as another user?',
  text: 'You will be signed out. Everything you do is recorded under your own name.',
  cancel: 'Cancel',
  doneTitle: 'You are acting as another user',
  doneText: 'A bar at the top of each page shows who, and lets you stop.',
  bar: 'Impersonation',
  acting: (name: string) => `You are acting as ${name}`,
  stop: 'Stop',
};

export type ImpersonateTexts = Widen<typeof texts>;
