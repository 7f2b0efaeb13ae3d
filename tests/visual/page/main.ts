/** Runs in every page of the review before Storybook: makes a story look the same each time, on a busy machine too. */
import { track, trackBrowser } from './browser-work';
import { install, startClock } from './page-clock';
import { seedRandom } from './random';
import { hideCaret, paintStory, renderStory, type StoryFrame, startStories } from './story';

const review = { install, paintStory, renderStory, startStories, track };

declare global {
  interface Window extends StoryFrame {
    review?: typeof review;
  }
}

/** The review of the page around a frame; a frame of another origin has none. */
const outerReview = () => {
  try {
    return window.parent.review;
  } catch {
    return undefined;
  }
};

seedRandom();
const outer = window.parent === window ? undefined : outerReview();
if (outer) outer.install(window);
if (window.parent === window) {
  window.review = review;
  trackBrowser();
  hideCaret();
  startClock();
}
