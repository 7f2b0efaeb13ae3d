import { createSearch } from '@gatehouse/sdk/text';
import type { PartTexts } from '../../texts/english';

type Texts = PartTexts['integrations'];

export const categories = ['directory', 'devices', 'tickets', 'messages', 'alerts', 'files', 'business'] as const;
export type Category = (typeof categories)[number];

/** Stage of a connection: available, pilot, in progress, or concept. */
export type State = 'Available' | 'Pilot' | 'In progress' | 'Concept';

export type Shape = 'circle' | 'square' | 'diamond' | 'triangle' | 'half' | 'ring';

interface Connection {
  readonly name: keyof Texts['about'];
  readonly category: Category;
  readonly state: State;
  /** The two shapes of its mark; every connection has a different pair. */
  readonly mark: readonly [Shape, Shape];
}

export const connections: readonly Connection[] = [
  { name: 'Microsoft Entra ID', category: 'directory', state: 'Available', mark: ['square', 'circle'] },
  { name: 'Google Workspace', category: 'directory', state: 'Available', mark: ['circle', 'half'] },
  { name: 'Okta', category: 'directory', state: 'Pilot', mark: ['ring', 'square'] },
  { name: 'Microsoft Intune', category: 'devices', state: 'Available', mark: ['square', 'half'] },
  { name: 'Jamf Pro', category: 'devices', state: 'Pilot', mark: ['triangle', 'circle'] },
  { name: 'ServiceNow', category: 'tickets', state: 'Available', mark: ['ring', 'circle'] },
  { name: 'Jira Service Management', category: 'tickets', state: 'Available', mark: ['diamond', 'half'] },
  { name: 'Zendesk', category: 'tickets', state: 'In progress', mark: ['half', 'triangle'] },
  { name: 'Microsoft Teams', category: 'messages', state: 'Available', mark: ['square', 'diamond'] },
  { name: 'Slack', category: 'messages', state: 'Pilot', mark: ['diamond', 'ring'] },
  { name: 'Zoom', category: 'messages', state: 'Concept', mark: ['circle', 'triangle'] },
  { name: 'Datadog', category: 'alerts', state: 'In progress', mark: ['triangle', 'ring'] },
  { name: 'PagerDuty', category: 'alerts', state: 'In progress', mark: ['half', 'ring'] },
  { name: 'SharePoint', category: 'files', state: 'In progress', mark: ['diamond', 'square'] },
  { name: 'Confluence', category: 'files', state: 'In progress', mark: ['half', 'diamond'] },
  { name: 'Workday', category: 'business', state: 'In progress', mark: ['circle', 'diamond'] },
  { name: 'Personio', category: 'business', state: 'Concept', mark: ['triangle', 'square'] },
  { name: 'SAP Ariba', category: 'business', state: 'Concept', mark: ['ring', 'triangle'] },
];

/** Returns the connections of a category (undefined for all) that contain every word of the search. */
export const findConnections = (
  search: string,
  category: Category | undefined,
  { categories: names, states, about }: Pick<Texts, 'categories' | 'states' | 'about'>,
): Connection[] => {
  const isMatch = createSearch(search);
  return connections.filter((connection) => {
    if (category && connection.category !== category) return false;
    const { name, category: kind, state } = connection;
    return isMatch(name, names[kind], states[state], about[name]);
  });
};
