import type { Reply } from '../players/ask';
import { topicOf } from '../players/search';
import type { Language, PrototypeTexts } from '../texts/english';
import { languages } from '../texts/language';
import { formatsIn } from './formats';
import { askPage } from './pages';
import { addWorkingDays, startOfDay } from './working-days';

type Texts = PrototypeTexts<'tech-mentor'>;
type TopicId = keyof Texts['topics'];
type Urgency = keyof Texts['urgencies'];

interface Mentor {
  readonly id: keyof Texts['mentors'];
  readonly name: string;
  readonly zone: string;
  readonly languages: string;
  readonly sessions: Partial<Readonly<Record<TopicId, number>>>;
  /** Next free hours: the working days from today, then two digits of the hour in UTC. */
  readonly free: readonly number[];
}

const mentor = (
  id: Mentor['id'],
  name: string,
  zone: string,
  languages: string,
  sessions: Mentor['sessions'],
  free: Mentor['free'],
): Mentor => ({ id, name, zone, languages, sessions, free });

const mentors: readonly Mentor[] = [
  mentor('ines', 'Ines Duarte', 'Europe/Lisbon', 'en ar', { identity: 31, endpoints: 8 }, [210, 214, 309]),
  mentor(
    'tomasz',
    'Tomasz Wilk',
    'Europe/Warsaw',
    'en de',
    { network: 27, identity: 6, endpoints: 4 },
    [112, 114, 208],
  ),
  mentor('amara', 'Amara Okafor', 'Africa/Lagos', 'en ar', { mail: 22, network: 4 }, [109, 213, 215]),
  mentor('jonas', 'Jonas Brandt', 'Europe/Berlin', 'de en', { backup: 34, mail: 6, security: 4 }, [111, 308, 313]),
  mentor(
    'claire',
    'Claire Moreau',
    'America/Toronto',
    'en ar',
    { security: 19, identity: 12, backup: 5 },
    [114, 116, 215],
  ),
  mentor('daniel', 'Daniel Reyes', 'America/Denver', 'en', { endpoints: 29, network: 11 }, [117, 216, 418]),
];

const topicIds: readonly TopicId[] = ['identity', 'mail', 'network', 'endpoints', 'backup', 'security'];
const urgencyIds: readonly Urgency[] = ['now', 'week', 'plan'];

/** Weight of experience against time, working days until an appointment is worth half, and minutes of the three parts. */
const plans: Readonly<
  Record<Urgency, { readonly experience: number; readonly halfLife: number; readonly minutes: readonly number[] }>
> = {
  now: { experience: 0.3, halfLife: 1, minutes: [5, 40, 15] },
  week: { experience: 0.7, halfLife: 3, minutes: [10, 35, 15] },
  plan: { experience: 0.95, halfLife: 5, minutes: [20, 25, 15] },
};
/** Number of sessions at which experience counts half. */
const HALF_EXPERIENCE = 6;
/** Returns the field for the problem, and the languages of the mentors: one's own first. */
export const fieldsIn = (texts: Texts, language: Language) => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const all = [language, ...languages.filter((each) => each !== language)];
  return {
    words: { label: texts.problem, placeholder: texts.example, submit: texts.find },
    as: { label: texts.language, options: all.map((id) => ({ id, label: names.of(id) ?? id })) },
  };
};

/** Returns the reply to the problem, the urgency, and the chosen hour. */
export const replyIn = (texts: Texts, locale: string) => {
  const { percent } = formatsIn(locale);
  const topics = topicIds.map((id) => ({ id, ...texts.topics[id] }));
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const day = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const hoursOf = ({ free }: Mentor) =>
    free.map((at) => addWorkingDays(startOfDay(new Date()), Math.floor(at / 100)).setUTCHours(at % 100));

  const rankedFor = (topic: TopicId, { experience, halfLife }: (typeof plans)[Urgency], language: string) =>
    mentors
      .filter(({ languages, sessions }) => sessions[topic] && languages.includes(language))
      .map((mentor) => {
        const sessions = mentor.sessions[topic] ?? 0;
        const wait = Math.floor(Math.min(...mentor.free) / 100);
        const knows = sessions / (sessions + HALF_EXPERIENCE);
        return { mentor, sessions, fit: experience * knows + (1 - experience) * 0.5 ** (wait / halfLife) };
      })
      .sort((a, b) => b.fit - a.fit);

  return (answers: readonly string[], language: string): Reply => {
    // A sentence that says no topic is followed by the choice of one.
    const topicIn = (answer: string | undefined) =>
      topicIds.find((id) => id === answer) ?? topicOf(answer ?? '', topics);
    const [first, ...rest] = answers;
    const topic = topicIn(first) ?? topicIn(rest[0]);
    const [urgencyAnswer, slot] = topicIn(first) ? rest : rest.slice(1);
    const urgency = urgencyIds.find((id) => id === urgencyAnswer);
    const isFreeText = first !== undefined && topicIn(first) && !topicIds.some((id) => id === first);
    const trail = [
      ...(first === undefined || topicIn(first) ? [] : [{ question: texts.problem, answer: first }]),
      ...(topic ? [{ question: isFreeText ? first : texts.topic, answer: texts.topics[topic].label }] : []),
      ...(urgency ? [{ question: texts.howSoon, answer: texts.urgencies[urgency] }] : []),
    ];
    const everyone = mentors.map(({ id, name }) => ({ id, title: name, note: texts.mentors[id][0] }));
    const shared = { trail, sources: everyone, sourcesTitle: texts.everyone, announcement: '', explored: false };
    if (!topic) return { ...shared, title: first === undefined ? texts.pick : texts.unclear, options: topics };
    if (!urgency) {
      const soon = urgencyIds.map((id) => ({ id, label: texts.urgencies[id] }));
      return { ...shared, title: texts.howSoon, options: soon, announcement: texts.topics[topic].label };
    }
    const ranked = rankedFor(topic, plans[urgency], language);
    const sources = ranked.map(({ mentor: { id, name }, sessions, fit }) => ({
      id,
      title: name,
      note: texts.sessions(sessions),
      share: { part: fit, text: percent(fit) },
    }));
    const [mentorId, start] = slot?.split(' ') ?? [];
    const chosen = ranked.find(({ mentor }) => mentor.id === mentorId)?.mentor;
    if (!chosen || !start) {
      const best = ranked.slice(0, 3);
      return {
        ...shared,
        sources,
        sourcesTitle: texts.fit,
        title: texts.mentorsFor,
        note: texts.hoursIn(format({}).resolvedOptions().timeZone),
        lines: best.map(({ mentor }) => {
          const [city, about] = texts.mentors[mentor.id];
          const days = new Map<string, { id: string; label: string; note: string }[]>();
          for (const hour of hoursOf(mentor)) {
            const label = time.format(hour);
            const note = texts.hour(label, day.format(hour), mentor.name);
            days.set(day.format(hour), [
              ...(days.get(day.format(hour)) ?? []),
              { id: `${mentor.id} ${hour}`, label, note },
            ]);
          }
          return {
            title: mentor.name,
            note: city,
            text: about,
            groups: [...days].map(([label, options]) => ({ label, options })),
          };
        }),
        announcement: texts.found(best.map(({ mentor }) => mentor.name).join(', ')),
      };
    }
    const at = Number(start);
    const { minutes } = plans[urgency];
    const there = format({ hour: 'numeric', minute: '2-digit', timeZone: chosen.zone }).format(at);
    return {
      ...shared,
      trail: [...trail, { question: texts.mentor, answer: chosen.name }],
      sources,
      sourcesTitle: texts.fit,
      title: texts.session(`${day.format(at)}, ${time.format(at)}`, chosen.name),
      note: texts.there(there, texts.mentors[chosen.id][0]),
      lines: texts.agenda.map((text, index) => ({
        title: time.format(at + minutes.slice(0, index).reduce((sum, part) => sum + part, 0) * 60_000),
        text,
        mark: texts.minutes(minutes[index] ?? 0),
      })),
      more: { title: texts.bring, lines: texts.topics[topic].bring },
      foot: texts.notBooked,
      announcement: texts.prepared,
      explored: true,
    };
  };
};

/** The screen of Tech Mentoring: a mentor for a problem, and an hour. */
export default askPage('tech-mentor', replyIn, fieldsIn);
