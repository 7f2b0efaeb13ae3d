/** Renders that a cell has no value. The card that a row becomes on a narrow screen leaves it out. */
export const NoValue = () => (
  <span data-slot="no-value" className="gh:text-subtle">
    –
  </span>
);
