'use client';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import { type ComponentType, useState } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn';
import { Popover } from '../overlay/popover';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { type DateRange, daysOfRange, lastDays, startOfDay } from './date-range';
import { formatLocale } from './format-locale';
import type { RangeCalendarProps } from './range-calendar';

export interface DateRangeMenuProps {
  /** Label of the date: "Created". */
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  /** Preset numbers of days, including today. Default 1, 7, 30, 90. */
  presets?: readonly number[];
  /** IANA time zone of the account, which defines when a day begins. */
  timezone: string;
  /** Maximum number of days. Default: no limit. */
  maxDays?: number;
  /** Formats a day. Default: the format of the language. */
  date?: (time: number) => string;
  /** Renders the calendar of a custom interval. */
  calendar: ComponentType<RangeCalendarProps>;
}

const usual = [1, 7, 30, 90];

const same = (a: DateRange, b: DateRange) => a.from === b.from && a.to === b.to;

/** Renders a button that opens preset intervals and a calendar, which a page may load later. */
export function DateRangeMenu({
  label,
  value,
  onChange,
  presets = usual,
  timezone,
  maxDays,
  date,
  calendar: Calendar,
}: DateRangeMenuProps) {
  const { language } = useKitTexts();
  const texts = usePartTexts().dates;
  const [isCustom, setIsCustom] = useState(false);
  const now = Date.now();
  const choices = presets
    .filter((days) => !maxDays || days <= maxDays)
    .map((days) => ({
      days,
      name: days === 1 ? texts.today : texts.lastDays(days),
      range: lastDays(days, now, timezone),
    }));
  const chosen = choices.find(({ range }) => same(range, value));
  const days = daysOfRange(value, timezone);
  const rangeText = (first: number, last: number) => {
    if (date) return first === last ? date(first) : `${date(first)} – ${date(last)}`;
    const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'medium', timeZone: timezone });
    return format.formatRange(first, last);
  };
  const custom = days && rangeText(startOfDay(days.first, timezone), startOfDay(days.last, timezone));
  const hasValue = Boolean(value.from || value.to);
  const shown = hasValue ? (chosen?.name ?? custom ?? texts.custom) : texts.anyTime;

  return (
    <Popover
      label={label}
      trigger={
        <Button variant="secondary" className={cn('gh:max-w-full', !hasValue && 'gh:font-normal')}>
          <CalendarDays aria-hidden className="gh:text-subtle" />
          <span className="gh:truncate">
            <span className="gh:text-subtle">{label}: </span>
            <span>{shown}</span>
          </span>
        </Button>
      }
    >
      {(close) => {
        const choose = (range: DateRange) => {
          setIsCustom(false);
          close();
          onChange(range);
        };
        return (
          <div className="gh:flex gh:max-sm:flex-col">
            <ul className="gh:min-w-44 gh:sm:pe-1">
              <Choice name={texts.anyTime} isOn={!hasValue && !isCustom} onSelect={() => choose({})} />
              {choices.map(({ days: key, name, range }) => (
                <Choice
                  key={key}
                  name={name}
                  isOn={range === chosen?.range && !isCustom}
                  onSelect={() => choose(range)}
                />
              ))}
              <Choice name={texts.custom} isOn={isCustom || (hasValue && !chosen)} onSelect={() => setIsCustom(true)} />
            </ul>
            {(isCustom || (hasValue && !chosen)) && (
              <Calendar label={label} value={value} timezone={timezone} maxDays={maxDays} onChange={choose} />
            )}
          </div>
        );
      }}
    </Popover>
  );
}

interface ChoiceProps {
  name: string;
  isOn: boolean;
  onSelect: () => void;
}

function Choice({ name, isOn, onSelect }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOn}
        className="gh:flex gh:min-h-9 gh:w-full gh:items-center gh:gap-3 gh:rounded-sm gh:px-2 gh:text-start gh:hover:bg-muted gh:focus-visible:-outline-offset-2"
        onClick={onSelect}
      >
        <span className="gh:flex-1">{name}</span>
        {isOn && <Check aria-hidden className="gh:size-4 gh:text-subtle" />}
      </button>
    </li>
  );
}
