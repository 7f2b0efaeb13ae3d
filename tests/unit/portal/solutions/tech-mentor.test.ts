import { describe, expect, it } from 'vitest';
import { type Calendar, freeHours } from '../../../../demo/portal/solutions/tech-mentor/free-hours';
import {
  languagesFor,
  matchMentors,
  openingRequest,
  type Urgency,
} from '../../../../demo/portal/solutions/tech-mentor/matching';
import { languageIds, type Mentor, mentors } from '../../../../demo/portal/solutions/tech-mentor/mentors';
import { agendaOf } from '../../../../demo/portal/solutions/tech-mentor/session-brief';
import { timeFormat } from '../../../../demo/portal/solutions/tech-mentor/time-format';
import { topicIds, topicOf as topicIn } from '../../../../demo/portal/solutions/tech-mentor/topics';
import { prototype as texts } from '../../../../demo/portal/texts/en/prototypes/tech-mentor';

const topicOf = (sentence: string) => topicIn(sentence, 'en');
const at = (text: string) => Date.parse(text);
const written = (hours: readonly number[]) => hours.map((hour) => new Date(hour).toISOString().slice(0, 16));

describe('the topic of a sentence', () => {
  it.each([
    ['Users have to enter a second factor all day', 'identity'],
    ['No user can log in since the passkeys came', 'identity'],
    ['Our newsletter lands in SPAM, messages bounce', 'mail'],
    ['Ransom note on a server', 'security'],
    ['Restoring took three days', 'backup'],
  ])('%s: %s', (sentence, topic) => {
    expect(topicOf(sentence)).toBe(topic);
  });

  it.each(['', '   ', 'It does not work', 'Read our blog'])('is unknown for "%s"', (sentence) => {
    expect(topicOf(sentence)).toBeUndefined();
  });

  it.each([
    ['de', 'Niemand kann sich mehr anmelden', 'identity'],
    ['de', 'Das WLAN ist langsam', 'network'],
    ['ar', 'تُطلب الخطوة الثانية لتسجيل الدخول من المستخدمين طوال اليوم', 'identity'],
    ['ar', 'وصلنا هجوم بفيروس', 'security'],
  ] as const)('is found in %s: %s', (language, sentence, topic) => {
    expect(topicIn(sentence, language)).toBe(topic);
  });

  it('is unknown when two topics match equally', () => {
    expect(topicOf('mail and backup')).toBeUndefined();
    expect(topicOf('mail, calendar and backup')).toBe('mail');
  });
});

describe('free hours', () => {
  const lisbon: Calendar = { zone: 'Europe/Lisbon', from: 9, to: 12, busy: ['Tue 10'] };
  const search = { count: 20, perDay: 9, readerZone: 'UTC', anyHour: true };

  it('are within the mentor’s day, without booked ones', () => {
    // A Tuesday in winter, when Lisbon has the time of UTC.
    const hours = freeHours(lisbon, { ...search, count: 4, now: at('2026-11-24T06:00Z') });
    expect(written(hours)).toEqual(['2026-11-24T09:00', '2026-11-24T11:00', '2026-11-25T09:00', '2026-11-25T10:00']);
  });

  it('leave the mentor half an hour to read', () => {
    const first = (now: string) => written(freeHours(lisbon, { ...search, count: 1, now: at(now) }));
    expect(first('2026-11-25T09:30Z')).toEqual(['2026-11-25T10:00']);
    expect(first('2026-11-25T09:31Z')).toEqual(['2026-11-25T11:00']);
  });

  it('exclude the weekend of the mentor, not that of the reader', () => {
    const auckland: Calendar = { zone: 'Pacific/Auckland', from: 9, to: 10, busy: [] };
    const hours = freeHours(auckland, { ...search, count: 2, now: at('2026-11-26T21:00Z') });
    // Friday in Auckland is over; its Monday morning is a Sunday evening in UTC.
    expect(written(hours)).toEqual(['2026-11-29T20:00', '2026-11-30T20:00']);
  });

  it('start on the hour in a zone with a half-hour offset', () => {
    const kochi: Calendar = { zone: 'Asia/Kolkata', from: 10, to: 12, busy: [] };
    const hours = freeHours(kochi, { ...search, count: 2, now: at('2026-11-24T01:07Z') });
    expect(written(hours)).toEqual(['2026-11-24T04:30', '2026-11-24T05:30']);
  });

  it('follow changes of clocks', () => {
    // In Lisbon summer begins on Sunday, 29 March 2026.
    const hours = freeHours({ ...lisbon, to: 10 }, { ...search, count: 2, now: at('2026-03-27T06:00Z') });
    expect(written(hours)).toEqual(['2026-03-27T09:00', '2026-03-30T08:00']);
  });

  it('exclude the night of the reader unless any hour is accepted', () => {
    const denver: Calendar = { zone: 'America/Denver', from: 11, to: 16, busy: [] };
    const nineHours = { ...search, count: 9, now: at('2026-11-24T12:00Z'), readerZone: 'Europe/Berlin' };
    const day = freeHours(denver, { ...nineHours, anyHour: false }).slice(0, 2);
    // 11:00 in Denver is 19:00 in Berlin; the hour at 21:00 is the first of the night.
    expect(written(day)).toEqual(['2026-11-24T18:00', '2026-11-24T19:00']);
    expect(freeHours(denver, nineHours)[2]).toBe(at('2026-11-24T20:00Z'));
    expect(freeHours(denver, { ...nineHours, anyHour: false })[2]).toBe(at('2026-11-25T18:00Z'));
  });

  it('are spread over several days', () => {
    const hours = freeHours(lisbon, { ...search, count: 4, perDay: 1, now: at('2026-11-24T06:00Z') });
    expect(written(hours).map((hour) => hour.slice(8, 10))).toEqual(['24', '25', '26', '27']);
  });

  it('are empty for a mentor without free time', () => {
    expect(freeHours({ ...lisbon, to: 9 }, { ...search, now: at('2026-11-24T06:00Z') })).toEqual([]);
  });
});

describe('matching', () => {
  const moment = { now: at('2026-11-24T08:00Z'), readerZone: 'UTC' };
  const mentorOf = (id: string, sessions: number, from: number): Mentor => ({
    id,
    name: id,
    languages: ['en'],
    sessions: { mail: sessions },
    calendar: { zone: 'UTC', from, to: 18, busy: [] },
  });
  const ask = (urgency: Urgency, candidates: readonly Mentor[]) =>
    matchMentors(candidates, { topic: 'mail', urgency, language: 'en' }, moment);

  it('weighs experience and waiting time by urgency', () => {
    // 6 sessions are half of the experience; six hours halve the worth of an hour that is needed now.
    expect(ask('now', [mentorOf('a', 6, 14)])[0]?.fit).toBe(Math.round(100 * (0.5 * 0.5 + 0.5 * 0.5)));
    expect(ask('now', [mentorOf('a', 6, 12)])[0]?.fit).toBe(Math.round(100 * (0.5 * 0.5 + 0.5 * 0.5 ** (4 / 6))));
    expect(ask('plan', [mentorOf('a', 6, 12)])[0]?.fit).toBe(Math.round(100 * (0.95 * 0.5 + 0.05 * 0.5 ** (4 / 72))));
  });

  it('prefers the earliest hour when urgent, and the most experienced mentor otherwise', () => {
    const candidates = [mentorOf('expert', 20, 17), mentorOf('near', 3, 9)];
    expect(ask('now', candidates).map(({ mentor }) => mentor.id)).toEqual(['near', 'expert']);
    expect(ask('plan', candidates).map(({ mentor }) => mentor.id)).toEqual(['expert', 'near']);
  });

  it('excludes mentors without the topic, the language, or a free hour', () => {
    const candidates = [
      { ...mentorOf('other-topic', 0, 9), sessions: { backup: 30 } },
      { ...mentorOf('other-language', 20, 9), languages: ['fr'] as const },
      mentorOf('never-free', 20, 18),
      mentorOf('fits', 1, 9),
    ];
    expect(ask('week', candidates).map(({ mentor }) => mentor.id)).toEqual(['fits']);
    expect(languagesFor(candidates, 'mail')).toEqual(['fr', 'en']);
  });

  it('offers at most four hours, two a day', () => {
    const hours = ask('week', [mentorOf('a', 6, 9)])[0]?.hours ?? [];
    expect(written(hours)).toEqual(['2026-11-24T09:00', '2026-11-24T10:00', '2026-11-25T09:00', '2026-11-25T10:00']);
  });

  it.each(topicIds)('has mentors in the sample for %s, at any urgency', (topic) => {
    for (const urgency of ['now', 'week', 'plan'] as const) {
      expect(matchMentors(mentors, { topic, urgency, language: 'en' }, moment).length).toBeGreaterThan(1);
    }
  });
});

describe('the session brief', () => {
  it.each(['now', 'week', 'plan'] as const)('fills the hour without gaps (%s)', (urgency) => {
    const start = at('2026-11-24T14:00Z');
    let next = start;
    for (const part of agendaOf(start, urgency, texts)) {
      expect(part.start).toBe(next);
      next += part.minutes * 60_000;
    }
    expect(next).toBe(at('2026-11-24T15:00Z'));
  });

  it('formats times in the zone and the locale of the reader', () => {
    const moment = at('2026-11-24T23:30Z');
    expect(timeFormat('Europe/Berlin', 'en-GB', 'h23').moment(moment)).toBe('Wed 25 Nov, 00:30');
    expect(timeFormat('America/Denver', 'en-GB', 'h12').time(moment)).toBe('4:30 pm');
    expect(timeFormat('Asia/Kolkata', 'en-GB', 'h23').day(moment)).toMatch(/^Wed,? 25 Nov$/);
    expect(timeFormat('Europe/Berlin', 'en-US', 'h12').moment(moment)).toMatch(/^Wed, Nov 25, 12:30\sAM$/);
    expect(timeFormat('Europe/Berlin', 'en-US', 'h12').day(moment)).toBe('Wed, Nov 25');
  });
});

describe('the opening request', () => {
  const moment = { now: at('2026-11-24T06:00Z'), readerZone: 'UTC' };

  it.each(languageIds)('finds a mentor in %s', (language) => {
    const request = openingRequest(mentors, language, moment);
    expect(request.language).toBe(language);
    expect(matchMentors(mentors, request, moment)).not.toEqual([]);
  });

  it('is the first topic without mentors', () => {
    expect(openingRequest([], 'en', moment).topic).toBe('identity');
  });
});
