import { BarChart, Gauge, TimeChart } from '@gatehouse/ui/kit';

const points = [3, 5, 2, 8, 6, 9, 4].map((value, day) => ({ at: new Date(2026, 0, day + 1), value }));

/** Each has its numbers in a table as well. */
export default function Charts() {
  return (
    <>
      <Gauge caption="Security score" label="Better than last month" value={72} format="number" />
      <BarChart
        caption="Sign-ins by method"
        label="Most users use a passkey"
        data={[
          { label: 'Passkey', value: 64 },
          { label: 'Password', value: 36 },
        ]}
      />
      <TimeChart caption="Sign-ins" label="37 in the first week" points={points} />
    </>
  );
}
