import { restartClock, stopAfter } from './page-clock';
import { restartRandom } from './random';

/** The clock goes on for this time after the last step of a story, in ms: longer than a search waits for the next letter. */
const REST = 500;
/** Ends a story that never finishes, in ms of its clock: longer than its own waits, which say what is missing. */
const LIMIT = 180_000;

interface StoryEvent {
  storyId?: string;
  status?: string;
  message?: string;
}

interface Channel {
  emit(event: string, payload: object): void;
  on(event: string, listen: (payload: unknown) => void): void;
  removeListener(event: string, listen: (payload: unknown) => void): void;
}

export interface StoryFrame {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  __STORYBOOK_PREVIEW__?: { ready(): Promise<unknown> };
}

const ENDS = ['storyFinished', 'storyMissing'];
const ERRORS = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'configError'];

const readEvent = (payload: unknown): StoryEvent => (typeof payload === 'object' && payload !== null ? payload : {});

/** Resolves when Storybook reports the end of a story, to the reason why it failed, if it did. */
const storyEnd = (channel: Channel, id: string) =>
  new Promise<string | undefined>((resolve) => {
    let error: string | undefined;
    const fail = (payload: unknown) => {
      const { message } = readEvent(payload);
      error ??= message || 'The story failed.';
    };
    const finish = (payload: unknown) => {
      // A story that is not there is reported by its id alone.
      const { storyId = payload, status } = readEvent(payload);
      if (storyId !== id) return;
      for (const event of ENDS) channel.removeListener(event, finish);
      for (const event of ERRORS) channel.removeListener(event, fail);
      resolve(error ?? (status === 'success' ? undefined : 'The story failed.'));
    };
    for (const event of ENDS) channel.on(event, finish);
    for (const event of ERRORS) channel.on(event, fail);
  });

/** Waits for Storybook and gives it the values of its toolbar. */
export const startStories = async (globals: object): Promise<void> => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window;
  await preview?.ready();
  // By then Storybook has said that no story is selected.
  await new Promise((resolve) => setTimeout(resolve));
  channel?.emit('updateGlobals', { globals });
};

/** Renders a story, runs its steps and stops the clock. Resolves to the reason why they failed, if they did. */
export const renderStory = async (id: string): Promise<string | undefined> => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
  if (!channel) return 'Storybook did not start.';
  localStorage.clear();
  sessionStorage.clear();
  restartRandom();
  restartClock();
  const ended = storyEnd(channel, id);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  const limit = stopAfter(LIMIT);
  const timeout = limit.stopped.then(() => {
    throw new Error(`The story did not finish within ${LIMIT / 1000} s of simulated time.`);
  });
  const error = await Promise.race([ended, timeout]);
  limit.cancel();
  await stopAfter(REST).stopped;
  return error;
};

const nextFrame = window.requestAnimationFrame.bind(window);
const paint = (): Promise<void> => new Promise((resolve) => nextFrame(() => nextFrame(() => resolve())));

/** Takes the caret out of fields: it blinks. */
export const hideCaret = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important; }');
  document.adoptedStyleSheets.push(sheet);
};

/** Resolves when the page is painted from its top, to its height in px. */
export const paintStory = async (): Promise<number> => {
  scrollTo(0, 0);
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await paint();
  return document.documentElement.scrollHeight;
};
