import type { BadgeProps } from '@gatehouse/ui/kit';
import type { LucideIcon } from 'lucide-react';
import type { Change } from './state';

export type Tone = NonNullable<BadgeProps['tone']>;

export interface Mark {
  readonly text: string;
  readonly tone: Tone;
}

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly figure?: Mark | undefined;
  readonly isUnavailable?: boolean;
}

/** A single choice, stored under its id. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  /** Id of the selected option; empty until selected. */
  readonly value: string;
  /** Option without a value, such as 'Choose'. */
  readonly empty?: string | undefined;
}

export interface Action {
  readonly label: string;
  readonly change: Change;
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly mark?: Mark | undefined;
}

export interface Row {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly icon?: LucideIcon;
  readonly mark?: Mark | undefined;
  readonly value?: string;
  readonly valueNote?: Mark | undefined;
  readonly tick?: 'checkbox' | 'switch';
  /** Whether the checkbox is disabled, such as before its dependencies. */
  readonly isWaiting?: boolean;
  readonly choice?: Choice | undefined;
  /** Error of the row, for screen readers. */
  readonly problem?: string | undefined;
}

export interface Line {
  readonly text: string;
  readonly tone?: Tone;
  readonly note?: string | undefined;
  readonly figure?: string;
  readonly action?: Action | undefined;
  /** Paragraphs that expand. */
  readonly detail?: readonly string[];
}

/** What follows from the rows, or about the open one. */
export interface Result {
  readonly title: string;
  readonly note?: string | undefined;
  readonly mark?: Mark | undefined;
  readonly figure?: string;
  /** Segments of a bar under the figure. */
  readonly meter?: readonly { readonly tone: Tone; readonly share?: number }[];
  readonly field?: Choice;
  readonly tabs?: Choice | undefined;
  readonly lines: readonly Line[];
  /** Text in place of lines. */
  readonly none?: string;
  readonly cards?: Choice;
  readonly quote?: { readonly label: string; readonly text: string };
  readonly actions?: readonly Action[];
  readonly alert?: { readonly tone: 'success' | 'warning' | 'info'; readonly title: string; readonly text?: string };
  readonly more?: { readonly title: string; readonly lines: readonly Line[] } | undefined;
}

interface View {
  readonly rows: readonly Row[];
  readonly result: Result;
  /** The result in a sentence, for screen readers. */
  readonly announcement: string;
  /** Whether the user has reached the result. */
  readonly explored: boolean;
}

export interface BoardView extends View {
  readonly figures?: readonly Figure[];
  readonly fields?: readonly (Choice & { readonly type?: 'date'; readonly hint?: string; readonly problem?: string })[];
  readonly heads: readonly [rows: string, values: string];
  /** Rows that can be added. */
  readonly additions?: { readonly label: string; readonly rows: readonly Pick<Row, 'id' | 'title' | 'icon'>[] };
}

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly tone: Tone | 'primary' | 'away';
  /** Whether the span is only possible. */
  readonly isSoft?: boolean;
}

export interface TimelineView extends View {
  /** The headline, such as the time and the state. */
  readonly headline?: { readonly value: string; readonly text: string };
  /** Lanes by the id of their row. */
  readonly lanes: Readonly<Record<string, readonly Span[]>>;
  readonly length: number;
  readonly ticks: readonly { readonly at: number; readonly label?: string }[];
  /** The deadline. */
  readonly target?: number | undefined;
  /** Groups of rows, by the id of their first row. */
  readonly groups?: Readonly<Record<string, string>>;
  /** A lane under the rows. */
  readonly total?: { readonly title: string; readonly note: string; readonly counts: readonly number[] };
  readonly legend?: string;
  /** Name and values of the slider that moves through time. */
  readonly cursor?: { readonly label: string; readonly last: number; readonly back: string; readonly forward: string };
}
