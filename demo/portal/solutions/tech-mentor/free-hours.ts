/** Available hours of a mentor: whole hours of their own time zone, Monday to Friday. */
export interface Calendar {
  /** Name of the time zone, such as 'Europe/Lisbon'. */
  readonly zone: string;
  /** First hour of the day. */
  readonly from: number;
  /** Hour at which the day ends. */
  readonly to: number;
  /** Hours that are booked every week, such as 'Mon 9'. */
  readonly busy: readonly string[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A mentor needs this time to read the brief. */
const NOTICE = 30 * MINUTE;
const SEARCHED_DAYS = 14;

const weekend = ['Sat', 'Sun'];

interface LocalTime {
  readonly weekday: string;
  readonly hour: number;
  readonly minute: number;
}

/**
 * Reads the clock of a time zone as texts for comparison, which do not depend on the reader's locale. A formatter is
 * expensive to create, so each search has one.
 */
const clockOf = (timeZone: string): ((at: number) => LocalTime) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return { weekday: parts.weekday ?? '', hour: Number(parts.hour), minute: Number(parts.minute) };
  };
};

const isFree = ({ from, to, busy }: Calendar, { weekday, hour }: LocalTime) =>
  !weekend.includes(weekday) && hour >= from && hour < to && !busy.includes(`${weekday} ${hour}`);

export interface Search {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly count: number;
  /** Maximum number of offered hours per day, so that several days are offered. */
  readonly perDay: number;
  /** Time zone of the mentee. */
  readonly readerZone: string;
  /** Whether hours at night of the mentee are included. */
  readonly anyHour: boolean;
}

/**
 * Returns the next free hours of a mentor within two weeks, in milliseconds since 1970. Those before 7 a.m. and after 9
 * p.m. in the reader's time zone are omitted unless any hour is accepted.
 */
export const freeHours = (
  calendar: Calendar,
  { now, count, perDay, readerZone, anyHour }: Search,
): readonly number[] => {
  const mentorClock = clockOf(calendar.zone);
  const readerClock = clockOf(readerZone);
  const found: number[] = [];
  let [day, foundThatDay] = ['', 0];
  const end = now + SEARCHED_DAYS * 24 * HOUR;
  let at = Math.ceil((now + NOTICE) / MINUTE) * MINUTE;
  while (at < end && found.length < count) {
    const local = mentorClock(at);
    const { weekday, hour } = readerClock(at);
    if (weekday !== day) [day, foundThatDay] = [weekday, 0];
    const suits = anyHour || (hour >= 7 && hour < 21);
    if (local.minute === 0 && isFree(calendar, local) && suits && foundThatDay < perDay) {
      found.push(at);
      foundThatDay += 1;
    }
    at += (60 - local.minute) * MINUTE;
  }
  return found;
};
