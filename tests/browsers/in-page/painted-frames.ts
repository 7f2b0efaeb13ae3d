let frames = 0;
let isPending = false;

const count = () => {
  frames += 1;
  isPending = false;
};

/** Returns how many frames were painted since they were first counted, and asks for the next one. */
export const paintedFrames = (): number => {
  // A hidden page is not painted.
  if (document.hidden) count();
  if (!isPending) requestAnimationFrame(count);
  isPending = true;
  return frames;
};
