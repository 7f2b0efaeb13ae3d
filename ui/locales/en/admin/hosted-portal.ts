import type { Widen } from '../../widen';

/** Texts of the way to the provider's own portal. */
export const texts = {
  title: 'Your browser blocked the new tab',
  text: 'You can open the administration here instead. Its close button brings you back.',
  here: 'Open here instead',
};

export type HostedPortalTexts = Widen<typeof texts>;
