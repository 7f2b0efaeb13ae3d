import type { Shape } from './connection-mark';

export const categories = [
  'Sign-in and directory',
  'Devices',
  'Tickets',
  'Messages and meetings',
  'Watching and alerts',
  'Files and knowledge',
  'People and money',
] as const;
export type Category = (typeof categories)[number];

/** How far a connection is: in use, with a few clients, being built, or only thought of. */
export type State = 'Available' | 'Pilot' | 'In progress' | 'Concept';

export interface Connection {
  readonly name: string;
  readonly category: Category;
  readonly state: State;
  /** What passes between the two, in one sentence. */
  readonly about: string;
  /** The two shapes of its mark; no two connections have the same pair. */
  readonly mark: readonly [Shape, Shape];
}

/** Every connection that exists or is thought of. */
export const connections: readonly Connection[] = [
  {
    name: 'Microsoft Entra ID',
    category: 'Sign-in and directory',
    state: 'Available',
    about: 'People, groups and who reports to whom, every fifteen minutes.',
    mark: ['square', 'circle'],
  },
  {
    name: 'Google Workspace',
    category: 'Sign-in and directory',
    state: 'Available',
    about: 'People, groups and shared mailboxes, as they change.',
    mark: ['circle', 'half'],
  },
  {
    name: 'Okta',
    category: 'Sign-in and directory',
    state: 'Pilot',
    about: 'Who may use which application, and requests for more.',
    mark: ['ring', 'square'],
  },
  {
    name: 'Microsoft Intune',
    category: 'Devices',
    state: 'Available',
    about: 'Devices, their state, and software that is sent to them.',
    mark: ['square', 'half'],
  },
  {
    name: 'Jamf Pro',
    category: 'Devices',
    state: 'Pilot',
    about: 'Macs and iPads with owner, model, and what is missing on them.',
    mark: ['triangle', 'circle'],
  },
  {
    name: 'ServiceNow',
    category: 'Tickets',
    state: 'Available',
    about: 'Tickets both ways, with their comments and attachments.',
    mark: ['ring', 'circle'],
  },
  {
    name: 'Jira Service Management',
    category: 'Tickets',
    state: 'Available',
    about: 'Requests and incidents both ways, and linked issues.',
    mark: ['diamond', 'half'],
  },
  {
    name: 'Zendesk',
    category: 'Tickets',
    state: 'In progress',
    about: 'Tickets and macros, so that answers are written once.',
    mark: ['half', 'triangle'],
  },
  {
    name: 'Microsoft Teams',
    category: 'Messages and meetings',
    state: 'Available',
    about: 'Requests, approvals and notices where people already talk.',
    mark: ['square', 'diamond'],
  },
  {
    name: 'Slack',
    category: 'Messages and meetings',
    state: 'Pilot',
    about: 'Ask the bot, approve with a button, follow an outage in a channel.',
    mark: ['diamond', 'ring'],
  },
  {
    name: 'Zoom',
    category: 'Messages and meetings',
    state: 'Concept',
    about: 'A session with a mentor from inside a ticket.',
    mark: ['circle', 'triangle'],
  },
  {
    name: 'Datadog',
    category: 'Watching and alerts',
    state: 'In progress',
    about: 'Alerts become incidents, and incidents close with their alerts.',
    mark: ['triangle', 'ring'],
  },
  {
    name: 'PagerDuty',
    category: 'Watching and alerts',
    state: 'In progress',
    about: 'Who is on call, and a page when nobody answers.',
    mark: ['half', 'ring'],
  },
  {
    name: 'SharePoint',
    category: 'Files and knowledge',
    state: 'In progress',
    about: 'Runbooks and guides for search, with the rights they have there.',
    mark: ['diamond', 'square'],
  },
  {
    name: 'Confluence',
    category: 'Files and knowledge',
    state: 'In progress',
    about: 'Pages and spaces for search, and a note when one is out of date.',
    mark: ['half', 'diamond'],
  },
  {
    name: 'Workday',
    category: 'People and money',
    state: 'In progress',
    about: 'New colleagues, moves and leavers start their tasks by themselves.',
    mark: ['circle', 'diamond'],
  },
  {
    name: 'Personio',
    category: 'People and money',
    state: 'Concept',
    about: 'First and last days, and who has to know of them.',
    mark: ['triangle', 'square'],
  },
  {
    name: 'SAP Ariba',
    category: 'People and money',
    state: 'Concept',
    about: 'Contracts and their dates for the list of vendors.',
    mark: ['ring', 'triangle'],
  },
];

/** The connections of a category, or of all with an empty one, in which every word of the search is found. */
export const findConnections = (search: string, category: Category | ''): Connection[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return connections.filter((connection) => {
    if (category && connection.category !== category) return false;
    const text = `${connection.name} ${connection.category} ${connection.state} ${connection.about}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
