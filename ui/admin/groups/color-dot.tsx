import { isGroupColor } from '@gatehouse/sdk/groups';

/** Renders the color of a group; an outline if it has none. */
export function ColorDot({ color }: { color: string | null | undefined }) {
  return (
    <span
      aria-hidden
      className="gh:inline-block gh:size-3 gh:shrink-0 gh:rounded-full gh:border gh:border-control"
      style={color && isGroupColor(color) ? { backgroundColor: color, borderColor: color } : undefined}
    />
  );
}
