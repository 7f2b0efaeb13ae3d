import type { Fixture } from './fixture';
import type { User } from './user';

/** A flow's user, and what is around them. */
export interface Scene extends Omit<Fixture, 'stop'> {
  user: User;
  /** Address of the portal. */
  portal: string;
  /** Opens another tab of the same browser. */
  openTab: () => Promise<User>;
  /** Opens another browser, which has never been here. */
  openElsewhere: () => Promise<User>;
}

/** One way through the product, from the first page to what the user sees at its end. */
export interface Flow {
  name: string;
  run: (scene: Scene) => Promise<void>;
}
