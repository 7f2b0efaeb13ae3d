import type { CSSProperties } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { Routine } from './routines';

/** Saved time of one routine, and whether it is on. */
export interface Saved {
  readonly routine: Routine;
  /** Minutes per month. */
  readonly minutes: number;
  readonly isOn: boolean;
}

const share = (part: number): CSSProperties & Record<'--share', number> => ({ '--share': part });

/** Formats minutes as hours with one decimal, such as '2.4'. */
export const inHours = (minutes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(minutes / 60);

/** Renders the time saved per month by the enabled routines. */
export function SavedTime({ saved }: { saved: readonly Saved[] }) {
  const { prototype: texts } = usePortalTexts('automation-services');
  const { locale } = usePortalLanguage();
  const active = saved.filter(({ isOn }) => isOn);
  const total = active.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <header className="automation-head">
      <p className="automation-total" role="status">
        <span className="automation-hours">{inHours(total, locale)}</span>
        <span>
          {texts.saved}
          <span className="small">
            <bdi>{` ${texts.savedBy(active.length, saved.length)}`}</bdi>
          </span>
        </span>
      </p>
      <div className="automation-bar" aria-hidden>
        {saved.map(({ routine, minutes, isOn }) => (
          <span key={routine.id} data-on={isOn} style={share(minutes)} />
        ))}
      </div>
    </header>
  );
}
