import { type SolutionId, solutionIds } from '../research/solutions';

/** Administration of the account, which has its own frame and paths below its own. */
export const ADMINISTRATION = '/administration';

const pages = [
  '/',
  '/reporting',
  '/desktop',
  '/solutions',
  '/integrations',
  '/portal',
  '/roadmap',
  '/feedback',
  '/sweepstakes',
  '/investments',
  ADMINISTRATION,
] as const;

export const solutionPath = <Id extends SolutionId>(id: Id) => `/solutions/${id}` as const;

export type Path = (typeof pages)[number] | `/solutions/${SolutionId}`;

export const paths: readonly Path[] = [...pages, ...solutionIds.map((id) => solutionPath(id))];

/** Callback path of the hosted login; it is not in a menu and needs no session. */
export const CALLBACK_PATH = '/oauth/callback';

/** Returns a path without trailing slashes. */
export const tidyPath = (path: string): string => path.replace(/(?<=.)\/+$/, '');
