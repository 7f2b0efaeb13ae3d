const LINES = 17;
const STEPS = 72;
const CENTER = { x: 430, y: 420 };

/** Returns one contour line: a circle distorted by three waves, flatter toward the outside. */
const line = (index: number): string => {
  const radius = 34 + index * 31 + index * index * 0.9;
  const points = Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * Math.PI * 2;
    const bend =
      1 +
      0.13 * Math.sin(angle * 2 + index * 0.16) +
      0.075 * Math.sin(angle * 3 - 1.1 - index * 0.11) +
      0.035 * Math.cos(angle * 5 + index * 0.32);
    const x = CENTER.x + Math.cos(angle) * radius * bend * 1.08;
    const y = CENTER.y + Math.sin(angle) * radius * bend;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const lines = Array.from({ length: LINES }, (_, index) => line(index));

export function Contours({ className }: { className: string }) {
  return (
    <div className={`contours ${className}`} aria-hidden="true">
      <svg className="rtl:-scale-x-100" viewBox="0 0 900 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {lines.map((path, index) => (
          <path key={path} d={path} data-strong={index % 4 === 0} />
        ))}
        <path className="contours-way" d="M900 822C760 800 748 690 640 652S520 560 470 470 430 420 430 420" />
        <circle className="contours-goal" cx={CENTER.x} cy={CENTER.y} r="9" />
        <circle className="contours-ring" cx={CENTER.x} cy={CENTER.y} r="19" />
      </svg>
    </div>
  );
}
