/** Names of the nine solutions, as stored with feedback, by the last segment of their path. */
export const solutionNames = {
  'automation-services': 'Managed Automation',
  'workflow-automation': 'Workflow Builder',
  'outage-hub': 'Outage Monitoring',
  troubleshooting: 'Troubleshooting',
  'tech-mentor': 'Tech Mentoring',
  'project-execution': 'Project Execution',
  'actual-intelligence': 'Actual Intelligence',
  onboarding: 'User Onboarding',
  'vendor-hub': 'Vendor Management',
} as const;

export type SolutionId = keyof typeof solutionNames;

/** Ids in menu order. */
export const solutionIds: readonly SolutionId[] = [
  'actual-intelligence',
  'automation-services',
  'workflow-automation',
  'tech-mentor',
  'outage-hub',
  'troubleshooting',
  'vendor-hub',
  'onboarding',
  'project-execution',
];
