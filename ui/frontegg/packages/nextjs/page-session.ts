import { type PageRequest, type PageResponse, readSession } from './page-requests';
import { type PageSession, toPageSession } from './session';

/** Returns what a page starts with. In a module of its own, which only servers load. */
export const readPageSession = async (request: PageRequest, response?: PageResponse): Promise<PageSession> =>
  toPageSession(await readSession(request, response));
