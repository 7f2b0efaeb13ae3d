/** Renders the mark: two nested gates, the inner one in the accent color. Colors are set in the style sheet. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="mark-ground" width="32" height="32" rx="8" />
      <path className="mark-gate" d="M8 25V15.5a8 8 0 0 1 16 0V25" />
      <path className="mark-light" d="M13 25v-9a3 3 0 0 1 6 0v9" />
    </svg>
  );
}

/** Renders mark and name in a row. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <Mark />
      <span>
        Gatehouse <span className="wordmark-second">Research</span>
      </span>
    </span>
  );
}
