import type { SessionLocals } from '@gatehouse/sdk/sveltekit';

declare global {
  namespace App {
    interface Locals extends SessionLocals {}
  }
}
