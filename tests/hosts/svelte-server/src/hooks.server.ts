import { svelteSession } from '@gatehouse/sdk/sveltekit';
import { sessions } from './lib/server/session';

export const handle = svelteSession(sessions);
