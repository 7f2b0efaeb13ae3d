import type { Fixture } from './fixture';
import type { User } from './user';

/** The user of a flow, with its environment. */
export interface Scene extends Omit<Fixture, 'stop'> {
  user: User;
  /** Address of the portal. */
  portal: string;
  /** Opens another tab of the same browser. */
  openTab: () => Promise<User>;
}

/** One journey through the product, from the first page to its result. */
export interface Flow {
  name: string;
  run: (scene: Scene) => Promise<void>;
}
