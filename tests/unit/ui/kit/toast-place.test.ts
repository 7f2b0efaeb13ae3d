import { describe, expect, it } from 'vitest';
import { boxOf, choosePlace, type ToastSurroundings } from '../../../../ui/kit/toast-place';

const size = { width: 360, height: 66 };
const page = { width: 1280, height: 720 };
const phone = { size: { width: 288, height: 66 }, page: { width: 320, height: 640 } };

const navigation = { left: 12, top: 600, width: 216, height: 40 };
const inRightToLeft = { ...navigation, left: page.width - 228 };
const drawerButton = { left: 1100, top: 660, width: 120, height: 40 };
const row = { left: 260, top: 640, width: 500, height: 44 };
const header = { left: 0, top: 0, width: 320, height: 64 };

const at = (surroundings: Partial<ToastSurroundings>) => {
  const { edge, align, inset } = choosePlace({ size, page, isRtl: false, controls: [], ...surroundings });
  return [edge, align, inset];
};

describe('toasts', () => {
  it.each([
    ['nothing is in the way', [], ['bottom', 'start', 0]],
    ['the navigation is in the way', [{ ...navigation, top: 660 }], ['bottom', 'center', 0]],
    ['a list and the navigation are in the way', [{ ...navigation, top: 660 }, row], ['bottom', 'end', 0]],
    ['the whole lower edge is covered', [{ ...navigation, top: 660 }, row, drawerButton], ['top', 'center', 0]],
  ])('cover no control: %s', (_, controls, expected) => {
    expect(at({ controls })).toEqual(expected);
  });

  it('mirror their place in right-to-left text', () => {
    const controls = [{ ...inRightToLeft, top: 660 }];
    expect(at({ controls })).toEqual(['bottom', 'start', 0]);
    expect(at({ controls, isRtl: true })).toEqual(['bottom', 'center', 0]);
    const [start, end] = [false, true].map(
      (isRtl) => boxOf({ edge: 'bottom', align: 'start', inset: 0 }, size, page, isRtl).left,
    );
    expect([start, end]).toEqual([16, 1280 - 16 - 360]);
  });

  it('are at the top of a phone, below the controls of its header', () => {
    expect(at(phone)).toEqual(['top', 'stretch', 0]);
    expect(at({ ...phone, controls: [header] })).toEqual(['top', 'stretch', 48]);
  });

  it('stay where they are as long as no other place is better', () => {
    const current = { edge: 'bottom', align: 'end', inset: 0 } as const;
    expect(at({ current })).toEqual(['bottom', 'end', 0]);
    expect(at({ current, controls: [drawerButton] })).toEqual(['bottom', 'start', 0]);
  });

  it('give way to the focus, even if they then cover more', () => {
    const everywhere = [
      { ...navigation, top: 660 },
      ...[640, 670].map((top) => ({ left: 500, top, width: 200, height: 20 })),
      ...[640, 660, 680].map((top) => ({ ...drawerButton, top, height: 10 })),
      ...[20, 35, 50, 65].map((top) => ({ left: 600, top, width: 20, height: 10 })),
    ];
    expect(at({ controls: everywhere })).toEqual(['bottom', 'start', 0]);
    expect(at({ controls: everywhere, focused: everywhere[0] })).toEqual(['bottom', 'center', 0]);
  });
});
