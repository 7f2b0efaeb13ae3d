import type { ReactNode } from 'react';

export interface Item {
  id: string;
  icon: ReactNode;
  title: ReactNode;
  /** Rendered beside the title. */
  badge?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

interface ItemListProps {
  label: string;
  items: readonly Item[];
}

/** Renders a short list of items, each with its actions. */
export function ItemList({ label, items }: ItemListProps) {
  return (
    <ul aria-label={label} className="gh:grid gh:divide-y gh:divide-line">
      {items.map(({ id, icon, title, badge, text, action }) => (
        <li
          key={id}
          className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-3 gh:gap-y-2 gh:py-3 gh:first:pt-0 gh:last:pb-0"
        >
          <span aria-hidden className="gh:text-subtle gh:[&_svg]:size-5">
            {icon}
          </span>
          <div className="gh:min-w-0 gh:flex-1 gh:basis-28">
            <p className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-2 gh:text-sm gh:wrap-anywhere">
              {title} {badge}
            </p>
            {text && <p className="gh:text-xs gh:text-subtle">{text}</p>}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
