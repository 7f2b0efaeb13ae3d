import { initialSession } from '@gatehouse/sdk/server';
import { identityUrl } from '../lib/server/session';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = ({ locals }) => ({ identityUrl, session: initialSession(locals.auth) });
