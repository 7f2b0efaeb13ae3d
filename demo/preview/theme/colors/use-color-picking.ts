import { useCallback, useEffect, useState } from 'react';
import { frameBridge, type PickedElement } from '../../bridge';

/** Choice of an element of the screen, whose colors the panel renders alone. */
export interface ColorPicking {
  isOn: boolean;
  /** Last chosen element; undefined for all colors. */
  picked: PickedElement | undefined;
  toggle: () => void;
  showAll: () => void;
}

/** Returns the choice of an element in the frames. `onToggle` is called when it starts and when it ends. */
export const useColorPicking = (onToggle: (isOn: boolean) => void): ColorPicking => {
  const [isOn, setOn] = useState(false);
  const [picked, setPicked] = useState<PickedElement>();
  const turn = useCallback(
    (next: boolean) => {
      setOn(next);
      onToggle(next);
      frameBridge.pick(next);
    },
    [onToggle],
  );
  useEffect(
    () =>
      frameBridge.onPicked((element) => {
        turn(false);
        if (element.name) setPicked(element);
      }),
    [turn],
  );
  useEffect(() => {
    if (!isOn) return;
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && turn(false);
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isOn, turn]);
  return { isOn, picked, toggle: () => turn(!isOn), showAll: () => setPicked(undefined) };
};
