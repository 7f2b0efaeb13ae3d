import type { AnswersOf } from './answers-of';

export const vendor: AnswersOf<'vendor'> = {
  getPublicInfo: ({ client }) => ({ name: client.name, logo: client.logo, whiteLabelMode: false }),
};
