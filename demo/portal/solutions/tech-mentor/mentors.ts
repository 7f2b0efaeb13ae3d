import type { PrototypeTexts } from '../../texts/prototype-texts';
import type { Calendar } from './free-hours';
import type { TopicId } from './topics';

/** Languages of the sessions, in list order. */
export const languageIds = ['en', 'de', 'ar', 'fr', 'es', 'pt'] as const;

export type LanguageId = (typeof languageIds)[number];

export type MentorId = keyof PrototypeTexts<'tech-mentor'>['mentors'];

export interface Mentor {
  readonly id: string;
  readonly name: string;
  readonly languages: readonly LanguageId[];
  /** Sessions held so far, by topic. */
  readonly sessions: Partial<Readonly<Record<TopicId, number>>>;
  readonly calendar: Calendar;
}

/** A sample mentor; the description is in the texts. */
export interface SampleMentor extends Mentor {
  readonly id: MentorId;
}

/** Fictional mentors of the sample. */
export const mentors: readonly SampleMentor[] = [
  {
    id: 'ines',
    name: 'Ines Duarte',
    languages: ['pt', 'en', 'es'],
    sessions: { identity: 31, endpoints: 8 },
    calendar: { zone: 'Europe/Lisbon', from: 9, to: 17, busy: ['Mon 9', 'Mon 10', 'Tue 14', 'Wed 11', 'Fri 15'] },
  },
  {
    id: 'tomasz',
    name: 'Tomasz Wilk',
    languages: ['en', 'de'],
    sessions: { network: 27, security: 5 },
    calendar: { zone: 'Europe/Warsaw', from: 8, to: 16, busy: ['Mon 8', 'Tue 9', 'Tue 10', 'Thu 13'] },
  },
  {
    id: 'amara',
    name: 'Amara Okafor',
    languages: ['en', 'fr', 'ar'],
    sessions: { mail: 22, identity: 9 },
    calendar: { zone: 'Africa/Lagos', from: 10, to: 18, busy: ['Mon 11', 'Wed 10', 'Wed 14', 'Fri 16'] },
  },
  {
    id: 'jonas',
    name: 'Jonas Brandt',
    languages: ['de', 'en'],
    sessions: { backup: 34, mail: 6, security: 4 },
    calendar: { zone: 'Europe/Berlin', from: 9, to: 17, busy: ['Mon 13', 'Tue 9', 'Thu 10', 'Thu 11'] },
  },
  {
    id: 'claire',
    name: 'Claire Moreau',
    languages: ['fr', 'en', 'ar'],
    sessions: { security: 19, identity: 12 },
    calendar: { zone: 'America/Toronto', from: 8, to: 17, busy: ['Mon 12', 'Wed 9', 'Thu 15'] },
  },
  {
    id: 'daniel',
    name: 'Daniel Reyes',
    languages: ['en', 'es'],
    sessions: { endpoints: 29, network: 11 },
    calendar: { zone: 'America/Denver', from: 9, to: 17, busy: ['Tue 11', 'Wed 13', 'Fri 9'] },
  },
  {
    id: 'priya',
    name: 'Priya Nair',
    languages: ['en'],
    sessions: { identity: 14, backup: 7, endpoints: 6 },
    calendar: { zone: 'Asia/Kolkata', from: 10, to: 19, busy: ['Mon 15', 'Tue 16', 'Thu 12'] },
  },
  {
    id: 'kerry',
    name: 'Kerry Walsh',
    languages: ['en'],
    sessions: { network: 16, mail: 15, security: 8 },
    calendar: { zone: 'Pacific/Auckland', from: 8, to: 17, busy: ['Mon 9', 'Wed 15', 'Fri 11'] },
  },
];
