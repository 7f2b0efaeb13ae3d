/** Name of the portal in window titles and headings. */
export const PORTAL_NAME = 'Product Research Portal';

export interface PortalPath {
  readonly path: string;
  /** Name in the document's title and wherever the screen is mentioned. */
  readonly title: string;
  /** Paths below belong to the same screen. */
  readonly below?: true;
}

/** The account's administration, which has a frame of its own. */
export const ADMINISTRATION = '/administration';

/** Every path of the portal, whether its screen exists yet or not. */
export const paths = [
  { path: '/', title: 'Home' },
  { path: '/reporting', title: 'Reporting' },
  { path: '/desktop', title: 'Desktop App' },
  { path: '/solutions', title: 'Solutions' },
  { path: '/solutions/automation-services', title: 'Managed Automation' },
  { path: '/solutions/workflow-automation', title: 'Workflow Builder' },
  { path: '/solutions/outage-hub', title: 'Outage Monitoring' },
  { path: '/solutions/troubleshooting', title: 'Troubleshooting' },
  { path: '/solutions/tech-mentor', title: 'Tech Mentoring' },
  { path: '/solutions/project-execution', title: 'Project Execution' },
  { path: '/solutions/actual-intelligence', title: 'Actual Intelligence' },
  { path: '/solutions/onboarding', title: 'User Onboarding' },
  { path: '/solutions/vendor-hub', title: 'Vendor Management' },
  { path: '/integrations', title: 'Integrations' },
  { path: '/portal', title: 'Portal' },
  { path: '/roadmap', title: 'Roadmap' },
  { path: '/feedback', title: 'Feedback' },
  { path: '/sweepstakes', title: 'Sweepstakes' },
  { path: '/investments', title: 'Investments' },
  { path: ADMINISTRATION, title: 'Administration', below: true },
] as const satisfies readonly PortalPath[];

export type Path = (typeof paths)[number]['path'];

/** The return point of the hosted login; it belongs to no menu and needs no session. */
export const CALLBACK_PATH = '/oauth/callback';

/** Path without trailing slashes. */
export const tidyPath = (path: string): string => path.replace(/(?<=.)\/+$/, '');
