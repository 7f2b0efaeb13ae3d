/** Names of the nine solutions in menu order, as stored with feedback, by the last segment of their path. */
export const solutionNames = {
  'actual-intelligence': 'Actual Intelligence',
  'automation-services': 'Managed Automation',
  'workflow-automation': 'Workflow Builder',
  'tech-mentor': 'Tech Mentoring',
  'outage-hub': 'Outage Monitoring',
  troubleshooting: 'Troubleshooting',
  'vendor-hub': 'Vendor Management',
  onboarding: 'User Onboarding',
  'project-execution': 'Project Execution',
} as const;

export type SolutionId = keyof typeof solutionNames;

// The ids are the keys of the object, which `Object.keys` widens to text.
export const solutionIds = Object.keys(solutionNames) as SolutionId[];
