import { createSearch } from '@gatehouse/sdk/text';
import type { PartTexts } from '../../texts/english';

type Texts = PartTexts['integrations'];

export const categories = ['directory', 'devices', 'tickets', 'messages', 'alerts', 'files', 'business'] as const;
export type Category = (typeof categories)[number];

/** Stage of a connection: available, pilot, in progress, or concept. */
export type State = 'Available' | 'Pilot' | 'In progress' | 'Concept';

interface Connection {
  readonly name: keyof Texts['about'];
  readonly category: Category;
  readonly state: State;
}

export const connections: readonly Connection[] = [
  { name: 'Microsoft Entra ID', category: 'directory', state: 'Available' },
  { name: 'Google Workspace', category: 'directory', state: 'Available' },
  { name: 'Okta', category: 'directory', state: 'Pilot' },
  { name: 'Microsoft Intune', category: 'devices', state: 'Available' },
  { name: 'Jamf Pro', category: 'devices', state: 'Pilot' },
  { name: 'ServiceNow', category: 'tickets', state: 'Available' },
  { name: 'Jira Service Management', category: 'tickets', state: 'Available' },
  { name: 'Zendesk', category: 'tickets', state: 'In progress' },
  { name: 'Microsoft Teams', category: 'messages', state: 'Available' },
  { name: 'Slack', category: 'messages', state: 'Pilot' },
  { name: 'Zoom', category: 'messages', state: 'Concept' },
  { name: 'Datadog', category: 'alerts', state: 'In progress' },
  { name: 'PagerDuty', category: 'alerts', state: 'In progress' },
  { name: 'SharePoint', category: 'files', state: 'In progress' },
  { name: 'Confluence', category: 'files', state: 'In progress' },
  { name: 'Workday', category: 'business', state: 'In progress' },
  { name: 'Personio', category: 'business', state: 'Concept' },
  { name: 'SAP Ariba', category: 'business', state: 'Concept' },
];

/** Returns the two letters of a product's mark: the initials of its first two words, or its first two letters. */
export const lettersOf = (name: string): string => {
  const [first, second] = name.match(/(?<!\p{Lu})\p{Lu}/gu) ?? [];
  return second ? `${first}${second}` : name.slice(0, 2);
};

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
