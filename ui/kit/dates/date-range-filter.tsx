'use client';
import { DateRangeMenu, type DateRangeMenuProps } from './date-range-menu';
import { RangeCalendar } from './range-calendar';

export type DateRangeFilterProps = Omit<DateRangeMenuProps, 'calendar'>;

/** Renders a button that opens preset intervals and a calendar. */
export function DateRangeFilter(props: DateRangeFilterProps) {
  return <DateRangeMenu {...props} calendar={RangeCalendar} />;
}
