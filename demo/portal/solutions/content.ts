export interface PrototypeProps {
  /**
   * Called when the user has reached the result of the prototype, such as the end of a run; further calls are ignored.
   */
  onExplored: () => void;
}
