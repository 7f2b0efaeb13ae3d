'use client';
import * as reports from '@gatehouse/sdk/reports';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { boolean, object, enum as oneOf, refine, string, superRefine, trim } from 'zod/mini';
import { RadioGroupField, SelectField } from '../../kit/form/choice-fields';
import { TextField } from '../../kit/form/fields';
import { SwitchField } from '../../kit/form/switch';
import type { ReportsTexts } from '../../locales/en/admin/reports';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useUser } from '../../react/session';
import { useTexts } from '../../react/texts';
import { TimeZoneField } from '../archetypes/form/format-fields';
import { useFormats } from '../archetypes/formats/formats';
import { isTimeZone } from '../archetypes/formats/time-zones';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import { scheduleText } from './cron-text';
import { nextRuns } from './next-runs';
import { cronOf, monthDays, type Plan, planOf, weekdayName, weekdays } from './plan';

const formOf = (texts: ReportsTexts['form'], now: number) =>
  object({
    active: boolean(),
    interval: oneOf(reports.reportIntervals),
    time: string(),
    weekday: string(),
    day: string(),
    cron: string(),
    tz: string().check(trim(), refine(isTimeZone, texts.tzWrong)),
    type: oneOf(reports.reportTypes),
  }).check(
    superRefine((plan, context) => {
      const issue = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message, input: plan });
      if (plan.interval !== 'custom' && !/^\d\d:\d\d$/.test(plan.time)) issue('time', texts.timeMissing);
      if (plan.interval === 'custom' && nextRuns({ cron: plan.cron, tz: 'UTC' }, now, 1).length === 0) {
        issue('cron', texts.cronWrong);
      }
    }),
  );

/** Renders the schedule and the format of a report. */
export function Schedule({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const { form: texts, ...page } = useAdminTexts('reports');
  const { language } = useTexts();
  const { timeZone, clock } = useFormats();
  const { environment } = useIdentity();
  const { get, schedule } = useCapability(reports);
  const now = environment.now();
  const schema = useMemo(() => formOf(texts, now), [texts, now]);
  return (
    <SettingsSection
      bare
      title={texts.title}
      text={mayWrite ? undefined : texts.text}
      query={get(id)}
      schema={schema}
      toInput={(report) => planOf(report.schedule, report.type, timeZone)}
      mutation={schedule()}
      toVariables={({ type, tz, active, ...plan }, _changes, { dataFilters }) => ({
        templateId: id,
        type,
        status: active ? 'active' : 'inactive',
        schedule: { interval: plan.interval, cron: cronOf(plan), tz, active },
        dataFilters: dataFilters ?? [],
      })}
      details={(report) => [
        {
          label: page.schedule,
          value: !report.schedule ? page.unscheduled : scheduleText(report.schedule, page.plans, language, clock),
        },
        ...(report.schedule
          ? [
              { label: texts.tz, value: report.schedule.tz },
              { label: page.type, value: page.types[planOf(report.schedule, report.type, '').type] },
              { label: page.status, value: page.states[report.schedule.active ? 'active' : 'inactive'] },
            ]
          : []),
      ]}
      mayWrite={mayWrite}
    >
      <Fields />
    </SettingsSection>
  );
}

function Fields() {
  const { form: texts, ...page } = useAdminTexts('reports');
  const { language } = useTexts();
  const interval: unknown = useWatch({ name: 'interval' });
  return (
    <>
      <SwitchField name="active" label={texts.active} hint={texts.activeHint} />
      <RadioGroupField
        name="interval"
        label={texts.interval}
        layout="inline"
        options={reports.reportIntervals.map((value) => ({ value, label: texts.intervals[value] }))}
      />
      <div className="gh:grid gh:gap-4 gh:sm:grid-cols-2">
        {interval === 'weekly' && (
          <SelectField
            name="weekday"
            label={texts.weekday}
            options={weekdays.map((value) => ({ value, label: weekdayName(value, language) }))}
          />
        )}
        {interval === 'monthly' && (
          <SelectField
            name="day"
            label={texts.day}
            hint={texts.dayHint}
            options={monthDays.map((value) => ({ value, label: value }))}
          />
        )}
        {interval === 'custom' ? (
          <TextField
            name="cron"
            label={texts.cron}
            hint={texts.cronHint}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
        ) : (
          <TextField name="time" label={texts.time} type="time" />
        )}
        <TimeZoneField name="tz" label={texts.tz} />
        <SelectField
          name="type"
          label={page.type}
          options={reports.reportTypes.map((value) => ({ value, label: page.types[value] }))}
        />
      </div>
      <Recipient />
      <NextRuns />
    </>
  );
}

/**
 * Renders the recipient after the save: schedules store no recipients, a report goes to the member who last saved it.
 */
function Recipient() {
  const { form: texts } = useAdminTexts('reports');
  const user = useUser();
  return (
    <p className="gh:text-sm gh:wrap-anywhere">
      {texts.recipient(user?.email ?? '')} <span className="gh:text-subtle">{texts.others}</span>
    </p>
  );
}

const COUNT = 3;

/** Renders the next runs of the form values in the time zone of the account. */
function NextRuns() {
  const { form: texts } = useAdminTexts('reports');
  const { moment, timeZone } = useFormats();
  const { environment } = useIdentity();
  const values = useWatch<Partial<Plan>>();
  const { interval = 'weekly', time = '', weekday = '1', day = '1', cron = '', tz = '', active = false } = values;
  const plan = cronOf({ interval, time, weekday, day, cron });
  const runs = active ? nextRuns({ cron: plan, tz }, environment.now(), COUNT) : [];
  return (
    <section aria-label={texts.next} className="gh:rounded-lg gh:bg-muted gh:p-4 gh:text-sm">
      <h4 className="gh:font-medium">{texts.nextIn(timeZone)}</h4>
      {runs.length > 0 ? (
        <ol className="gh:mt-2 gh:grid gh:gap-1 gh:tabular-nums">
          {runs.map((run) => (
            <li key={run}>
              <time dateTime={new Date(run).toISOString()}>{moment(run)}</time>
            </li>
          ))}
        </ol>
      ) : (
        <p className="gh:mt-2 gh:text-subtle">{active ? texts.never : texts.off}</p>
      )}
    </section>
  );
}
