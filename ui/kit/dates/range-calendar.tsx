'use client';
import { useState } from 'react';
import { type DateRange as CalendarRange, DayPicker } from 'react-day-picker';
import { Button } from '../button/button';
import { useDirection } from '../root';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { type DateRange, type Day, dayOf, daysOfRange, rangeOfDays } from './date-range';
import { formatLocale } from './format-locale';

export interface RangeCalendarProps {
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  timezone: string;
  maxDays?: number;
}

/** The calendar uses the browser's time zone; noon falls on the same day across clock changes. */
const asDate = ({ year, month, day }: Day) => new Date(year, month - 1, day, 12);
const asDay = (date: Date): Day => ({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });

/** Returns the first day of the week, 0 for Sunday; Monday if the browser has no data. */
const firstDay = (tag: string) => {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(tag);
  const day = (locale.getWeekInfo?.().firstDay ?? 1) % 7;
  return ([0, 1, 2, 3, 4, 5, 6] as const).find((weekday) => weekday === day);
};

const navigation =
  'gh:flex gh:size-8 gh:items-center gh:justify-center gh:rounded-sm gh:text-subtle gh:hover:bg-muted gh:aria-disabled:opacity-40 gh:[&_svg]:size-4 gh:[&_svg]:fill-current gh:rtl:[&_svg]:rotate-180';

const looks = {
  months: 'gh:relative',
  month: 'gh:grid gh:gap-2',
  month_caption: 'gh:flex gh:h-8 gh:items-center gh:px-2 gh:font-medium',
  nav: 'gh:absolute gh:end-0 gh:top-0 gh:flex gh:gap-1',
  button_previous: navigation,
  button_next: navigation,
  month_grid: 'gh:tabular-nums',
  weekday: 'gh:size-9 gh:text-center gh:text-xs gh:font-normal gh:text-subtle',
  day: 'gh:size-9 gh:p-0 gh:text-center',
  day_button:
    'gh:size-9 gh:rounded-sm gh:hover:bg-muted gh:focus-visible:-outline-offset-2 gh:disabled:cursor-not-allowed gh:disabled:opacity-40 gh:disabled:hover:bg-transparent',
  today: 'gh:font-medium gh:underline gh:underline-offset-4',
  outside: 'gh:text-subtle',
  range_start: 'gh:[&>button]:bg-primary gh:[&>button]:text-on-primary',
  range_end: 'gh:[&>button]:bg-primary gh:[&>button]:text-on-primary',
  range_middle: 'gh:bg-muted',
};

/** Renders the calendar of a `DateRangeFilter`. */
export function RangeCalendar({ label, value, onChange, timezone, maxDays }: RangeCalendarProps) {
  const { language } = useKitTexts();
  const texts = usePartTexts().dates;
  const dir = useDirection();
  const days = daysOfRange(value, timezone);
  const [range, setRange] = useState<CalendarRange | undefined>(
    days && { from: asDate(days.first), to: asDate(days.last) },
  );
  const today = asDate(dayOf(Date.now(), timezone));
  const locale = formatLocale(language);
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const monthName = write({ month: 'long', year: 'numeric' });
  const dayName = write({ dateStyle: 'full' });

  return (
    <div className="gh:grid gh:gap-3 gh:p-2">
      <DayPicker
        mode="range"
        dir={dir}
        aria-label={label}
        selected={range}
        onSelect={setRange}
        max={maxDays ? maxDays - 1 : undefined}
        defaultMonth={range?.to ?? today}
        today={today}
        disabled={{ after: today }}
        weekStartsOn={firstDay(locale)}
        classNames={looks}
        formatters={{
          formatCaption: monthName,
          formatWeekdayName: write({ weekday: 'short' }),
          formatDay: write({ day: 'numeric' }),
        }}
        labels={{
          labelNav: () => texts.months,
          labelPrevious: () => texts.previousMonth,
          labelNext: () => texts.nextMonth,
          labelGrid: monthName,
          labelWeekday: write({ weekday: 'long' }),
          labelDayButton: dayName,
        }}
      />
      {maxDays && <p className="gh:text-xs gh:text-subtle">{texts.maxDays(maxDays)}</p>}
      <Button
        size="sm"
        disabledReason={range?.from && range.to ? undefined : texts.chooseBoth}
        onClick={() => {
          if (range?.from && range.to) onChange(rangeOfDays(asDay(range.from), asDay(range.to), timezone));
        }}
      >
        {texts.apply}
      </Button>
    </div>
  );
}
