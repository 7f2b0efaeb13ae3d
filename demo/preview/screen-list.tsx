import { catalogue, type ScreenId } from './catalogue';

interface ScreenListProps {
  current: ScreenId;
  onChoose: (screen: ScreenId) => void;
}

/** Every page and every step there is. */
export function ScreenList({ current, onChoose }: ScreenListProps) {
  return (
    <nav aria-label="Screens" className="screen-list">
      {catalogue.map((group) => (
        <section key={group.label}>
          <h2>{group.label}</h2>
          <ul>
            {group.screens.map((screen) => (
              <li key={screen.id}>
                <button
                  type="button"
                  aria-current={screen.id === current ? 'true' : undefined}
                  onClick={() => onChoose(screen.id)}
                >
                  {screen.label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
