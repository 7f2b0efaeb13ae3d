export interface PrototypeProps {
  /** Call it once the user has seen the point of the prototype, such as the end of a run; further calls are ignored. */
  onExplored: () => void;
}
