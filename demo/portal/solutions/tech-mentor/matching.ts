import { freeHours } from './free-hours';
import type { LanguageId, Mentor } from './mentors';
import { type TopicId, topicIds } from './topics';

/** Urgency of the request. */
export type Urgency = 'now' | 'week' | 'plan';

interface Weighing {
  /** Weight of experience, 0 to 1; time has the rest. */
  readonly experience: number;
  /** Hours of waiting after which an appointment is worth half. */
  readonly halfLife: number;
  readonly anyHour: boolean;
}

/** Weights by urgency: the more urgent, the more the next free hour counts. */
export const urgencies: Readonly<Record<Urgency, Weighing>> = {
  now: { experience: 0.5, halfLife: 6, anyHour: true },
  week: { experience: 0.7, halfLife: 24, anyHour: false },
  plan: { experience: 0.95, halfLife: 72, anyHour: false },
};

/** Number of sessions at which experience counts half; each further one counts less. */
const HALF_EXPERIENCE = 6;
const HOUR = 3_600_000;

export interface Request {
  readonly topic: TopicId;
  readonly urgency: Urgency;
  readonly language: LanguageId;
}

export interface Match<M extends Mentor = Mentor> {
  readonly mentor: M;
  /** Sessions the mentor has held on the topic. */
  readonly sessions: number;
  /** Next free hours, milliseconds since 1970, at least one. */
  readonly hours: readonly number[];
  /** 0 to 100. */
  readonly fit: number;
}

interface Moment {
  readonly now: number;
  readonly readerZone: string;
}

const offer = { count: 4, perDay: 2 };

/** Returns the mentors who know the topic, speak the language and have a free hour, best match first. */
export const matchMentors = <M extends Mentor>(
  mentors: readonly M[],
  request: Request,
  moment: Moment,
): readonly Match<M>[] => {
  const { experience, halfLife, anyHour } = urgencies[request.urgency];
  return mentors
    .flatMap((mentor): readonly Match<M>[] => {
      const sessions = mentor.sessions[request.topic] ?? 0;
      if (sessions === 0 || !mentor.languages.includes(request.language)) return [];
      const hours = freeHours(mentor.calendar, { ...moment, ...offer, anyHour });
      const [first] = hours;
      if (first === undefined) return [];
      const knows = sessions / (sessions + HALF_EXPERIENCE);
      const soon = 0.5 ** ((first - moment.now) / HOUR / halfLife);
      return [{ mentor, sessions, hours, fit: Math.round(100 * (experience * knows + (1 - experience) * soon)) }];
    })
    .sort((a, b) => b.fit - a.fit || b.sessions - a.sessions);
};

/** Returns the languages available for the topic, in the order of the mentors. */
export const languagesFor = (mentors: readonly Mentor[], topic: TopicId): readonly LanguageId[] => [
  ...new Set(mentors.filter(({ sessions }) => sessions[topic]).flatMap((mentor) => mentor.languages)),
];

/** Returns the first request in a language: a topic for which there is a mentor, the first one if there is none. */
export const openingRequest = (mentors: readonly Mentor[], language: LanguageId, moment: Moment): Request => {
  const requests = topicIds.map((topic): Request => ({ topic, urgency: 'week', language }));
  return (
    requests.find((request) => matchMentors(mentors, request, moment).length > 0) ?? {
      topic: 'identity',
      urgency: 'week',
      language,
    }
  );
};
