import type { Calendar } from './free-hours';
import type { TopicId } from './topics';

/** Languages a session can be held in. */
export const languages = { en: 'English', de: 'German', fr: 'French', es: 'Spanish', pt: 'Portuguese' } as const;

export type LanguageId = keyof typeof languages;

export interface Mentor {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly city: string;
  readonly languages: readonly LanguageId[];
  /** Sessions held so far, by topic. */
  readonly sessions: Partial<Readonly<Record<TopicId, number>>>;
  readonly calendar: Calendar;
}

/** The mentors of the sample; none of them is a real person. */
export const mentors: readonly Mentor[] = [
  {
    id: 'ines',
    name: 'Ines Duarte',
    about: 'Brought a hospital group with 40 sites to a single sign-in.',
    city: 'Lisbon',
    languages: ['pt', 'en', 'es'],
    sessions: { identity: 31, endpoints: 8 },
    calendar: { zone: 'Europe/Lisbon', from: 9, to: 17, busy: ['Mon 9', 'Mon 10', 'Tue 14', 'Wed 11', 'Fri 15'] },
  },
  {
    id: 'tomasz',
    name: 'Tomasz Wilk',
    about: 'Plans radio networks for warehouses and open offices.',
    city: 'Warsaw',
    languages: ['en', 'de'],
    sessions: { network: 27, security: 5 },
    calendar: { zone: 'Europe/Warsaw', from: 8, to: 16, busy: ['Mon 8', 'Tue 9', 'Tue 10', 'Thu 13'] },
  },
  {
    id: 'amara',
    name: 'Amara Okafor',
    about: 'Ran the mail of a university through two migrations.',
    city: 'Lagos',
    languages: ['en', 'fr'],
    sessions: { mail: 22, identity: 9 },
    calendar: { zone: 'Africa/Lagos', from: 10, to: 18, busy: ['Mon 11', 'Wed 10', 'Wed 14', 'Fri 16'] },
  },
  {
    id: 'jonas',
    name: 'Jonas Brandt',
    about: 'Tests restores for a living, and has a list of those that failed.',
    city: 'Berlin',
    languages: ['de', 'en'],
    sessions: { backup: 34, mail: 6, security: 4 },
    calendar: { zone: 'Europe/Berlin', from: 9, to: 17, busy: ['Mon 13', 'Tue 9', 'Thu 10', 'Thu 11'] },
  },
  {
    id: 'claire',
    name: 'Claire Moreau',
    about: 'Led the first week after a break-in, eleven times.',
    city: 'Toronto',
    languages: ['fr', 'en'],
    sessions: { security: 19, identity: 12 },
    calendar: { zone: 'America/Toronto', from: 8, to: 17, busy: ['Mon 12', 'Wed 9', 'Thu 15'] },
  },
  {
    id: 'daniel',
    name: 'Daniel Reyes',
    about: 'Keeps 6,000 laptops of a school district on the same version.',
    city: 'Denver',
    languages: ['en', 'es'],
    sessions: { endpoints: 29, network: 11 },
    calendar: { zone: 'America/Denver', from: 9, to: 17, busy: ['Tue 11', 'Wed 13', 'Fri 9'] },
  },
  {
    id: 'priya',
    name: 'Priya Nair',
    about: 'Rebuilt the sign-in rules of three service providers after audits.',
    city: 'Kochi',
    languages: ['en'],
    sessions: { identity: 14, backup: 7, endpoints: 6 },
    calendar: { zone: 'Asia/Kolkata', from: 10, to: 19, busy: ['Mon 15', 'Tue 16', 'Thu 12'] },
  },
  {
    id: 'kerry',
    name: 'Kerry Walsh',
    about: 'On call for a region where the next technician is a flight away.',
    city: 'Auckland',
    languages: ['en'],
    sessions: { network: 16, mail: 15, security: 8 },
    calendar: { zone: 'Pacific/Auckland', from: 8, to: 17, busy: ['Mon 9', 'Wed 15', 'Fri 11'] },
  },
];
