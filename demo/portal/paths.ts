export interface PortalPath {
  readonly path: string;
  /** Whether paths below belong to the same screen. */
  readonly below?: true;
}

/** Administration of the account, which has its own frame. */
export const ADMINISTRATION = '/administration';

/** All paths of the portal. */
export const paths = [
  { path: '/' },
  { path: '/reporting' },
  { path: '/desktop' },
  { path: '/solutions' },
  { path: '/solutions/automation-services' },
  { path: '/solutions/workflow-automation' },
  { path: '/solutions/outage-hub' },
  { path: '/solutions/troubleshooting' },
  { path: '/solutions/tech-mentor' },
  { path: '/solutions/project-execution' },
  { path: '/solutions/actual-intelligence' },
  { path: '/solutions/onboarding' },
  { path: '/solutions/vendor-hub' },
  { path: '/integrations' },
  { path: '/portal' },
  { path: '/roadmap' },
  { path: '/feedback' },
  { path: '/sweepstakes' },
  { path: '/investments' },
  { path: ADMINISTRATION, below: true },
] as const satisfies readonly PortalPath[];

export type Path = (typeof paths)[number]['path'];

/** Callback path of the hosted login; it is not in a menu and needs no session. */
export const CALLBACK_PATH = '/oauth/callback';

/** Returns a path without trailing slashes. */
export const tidyPath = (path: string): string => path.replace(/(?<=.)\/+$/, '');
