import type { AdminPageId } from '@gatehouse/sdk/admin';
import { fireEvent, screen, waitFor } from 'storybook/test';

/** The part of the emulator that tells what was asked of it. */
export interface Requests {
  requests: readonly { method: string; path: string; status: number }[];
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const isBusy = ({ requests }: Requests) =>
  document.querySelector('[data-slot=skeleton]') !== null || requests.some(({ status }) => status === 0);

/** Resolves when nothing loads any more. What a response leads to is sent a frame later. */
export const settled = (emulator: Requests) =>
  waitFor(
    async () => {
      for (let frame = 0; frame < 4; frame += 1) {
        if (isBusy(emulator)) throw new Error('The page is loading.');
        await nextFrame();
      }
    },
    { interval: 16 },
  );

/** The page that is open, without the navigation. */
export const pageElement = (): HTMLElement => {
  const page = document.querySelector<HTMLElement>('[data-slot=page-content]');
  if (!page) throw new Error('No page is open.');
  return page;
};

/** Opens a page of a {@link WalkStage}. */
export const openPage = async (emulator: Requests, id: AdminPageId): Promise<HTMLElement> => {
  const choice = await screen.findByRole('combobox', { name: 'Page' });
  fireEvent.change(choice, { target: { value: id } });
  await settled(emulator);
  return pageElement();
};
