/** Formats times for a user: in their time zone, with their 12 or 24 hours, in their language. */
export interface TimeFormat {
  /** 'Tue, 24 Nov, 14:00' */
  readonly moment: (at: number) => string;
  /** 'Tue, 24 Nov' */
  readonly day: (at: number) => string;
  /** '14:00' */
  readonly time: (at: number) => string;
}

/** Returns the formatter of a time zone; 12 or 24 hours as in the browser's language unless specified. */
export const timeFormat = (
  timeZone: string,
  language: string,
  hourCycle = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hourCycle,
): TimeFormat => {
  const hour = hourCycle === 'h12' || hourCycle === 'h11' ? 'numeric' : '2-digit';
  const clock = { timeZone, hourCycle, hour, minute: '2-digit' } as const;
  const date = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const time = new Intl.DateTimeFormat(language, clock);
  const day = new Intl.DateTimeFormat(language, { timeZone, ...date });
  const moment = new Intl.DateTimeFormat(language, { ...clock, ...date });
  return {
    time: (at) => time.format(at),
    day: (at) => day.format(at),
    moment: (at) => moment.format(at),
  };
};

/** Returns the reader's own time zone. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
