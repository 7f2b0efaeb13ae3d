'use client';
import type { ReportSchedule } from '@gatehouse/sdk/reports';
import { useTexts } from '../../react/texts';
import { useFormats } from '../archetypes/formats/formats';
import { useAdminTexts } from '../texts';
import { cronText } from './cron-text';
import { planText } from './plan';

/** Renders a custom schedule in words, with its cron expression below. */
export function CustomPlan({ schedule }: { schedule: ReportSchedule }) {
  const { plans } = useAdminTexts('reports');
  const { language } = useTexts();
  const { clock } = useFormats();
  const scheduleText = cronText(schedule.cron, plans, language, clock);
  if (scheduleText === undefined) return planText(schedule, plans, language, clock);
  return (
    <span className="gh:grid">
      {scheduleText}
      <code
        dir="ltr"
        className="gh:[text-align:match-parent] gh:[text-align:-webkit-match-parent] gh:font-mono gh:text-xs gh:text-subtle"
      >
        {schedule.cron}
      </code>
    </span>
  );
}
