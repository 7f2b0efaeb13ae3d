import type { ChartPoint } from './chart-points';
import type { SeriesLook } from './series-looks';
import { paintOf, SeriesSwatch } from './series-swatch';
import { sum } from './sum';
import type { CountText } from './use-count-text';

interface PointRequest {
  title: string;
  values: readonly number[];
  looks: readonly SeriesLook[];
  paintId: string;
  text: CountText;
  isLine?: boolean;
}

/** Returns the description of a bar or a point in time: its total, and each series if there are several. */
export const pointOf = ({
  title,
  values,
  looks,
  paintId,
  text,
  isLine,
}: PointRequest): Pick<ChartPoint, 'name' | 'title' | 'rows'> => {
  const total = text.withUnit(sum(values));
  if (looks.length < 2) return { name: `${title}: ${total}`, title, rows: [{ value: total }] };
  const named = looks.map((look, index) => ({ look, index, value: text.number(values[index] ?? 0) }));
  const parts = named.map(({ look, value }) => `${look.name} ${value}`);
  return {
    name: `${title}: ${total} (${new Intl.ListFormat(text.locale, { type: 'unit' }).format(parts)})`,
    title,
    rows: [
      ...named.map(({ look, index, value }) => ({
        name: look.name,
        value,
        swatch: <SeriesSwatch look={look} paint={paintOf(paintId, index)} isLine={isLine} />,
      })),
      { value: total },
    ],
  };
};
