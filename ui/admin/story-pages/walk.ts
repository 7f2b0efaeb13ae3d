import type { AdminPageId } from '@gatehouse/sdk/admin';
import { fireEvent, waitFor } from 'storybook/test';

/** Emulator members that record requests. */
export interface Requests {
  requests: readonly { method: string; path: string; status: number }[];
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const isBusy = ({ requests }: Requests) =>
  document.querySelector('[data-slot=skeleton]') !== null || requests.some(({ status }) => status === 0);

/** Resolves when no request is pending. Requests caused by a response are sent one frame later. */
export const settled = (emulator: Requests) =>
  waitFor(
    async () => {
      for (let frame = 0; frame < 6; frame += 1) {
        if (isBusy(emulator)) throw new Error('The page is loading.');
        await nextFrame();
      }
    },
    { interval: 16, timeout: 20_000, onTimeout: (error) => error },
  );

/** Returns the open page without the navigation. */
export const pageElement = (): HTMLElement => {
  const page = document.querySelector<HTMLElement>('[data-slot=page-content]');
  if (!page) throw new Error('No page is open.');
  return page;
};

/**
 * Returns a part of the fixture. By slot, since an open dialog hides it from assistive technology, which removes its
 * name.
 */
const fixturePart = (slot: string): HTMLElement => {
  const part = document.querySelector<HTMLElement>(`[data-slot=${slot}]`);
  if (!part) throw new Error('The stage is not there.');
  return part;
};

/** Remounts the portal, whatever is open or unsaved. */
export const startAgain = (): void => void fireEvent.click(fixturePart('start-again'));

/** Opens a page of a {@link WalkFixture}. */
export const openPage = async (emulator: Requests, id: AdminPageId): Promise<HTMLElement> => {
  // The page can be selected before the portal has rendered.
  fireEvent.change(await waitFor(() => fixturePart('page-choice')), { target: { value: id } });
  await waitFor(pageElement);
  await settled(emulator);
  return pageElement();
};
