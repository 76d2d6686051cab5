import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { type OpenedPicture, OpenPicture } from '#application/platform/ports/open-picture.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { CropDialog } from './CropDialog.tsx';

type World = {
  readonly picture?: Partial<OpenedPicture> | null;
  readonly isAway?: boolean;
  readonly locale?: 'en' | 'vi';
};

async function open({ picture = {}, isAway = false, locale = 'en' }: World = {}) {
  const told = { cropped: 0, closed: 0, parts: [] as unknown[], freed: 0 };
  const file = new File(['x'], 'big.jpg', { type: 'image/jpeg' });
  const Component = withUseCases(
    () => (
      <CropDialog
        source={file}
        ratios={['SQUARE']}
        isCover
        onCropped={() => {
          told.cropped += 1;
          return true;
        }}
        onClose={() => {
          told.closed += 1;
        }}
      />
    ),
    [
      given(OpenPicture, async () => {
        if (isAway) throw new Error('away');
        return picture === null
          ? null
          : {
              url: 'blob:picture',
              width: 2000,
              height: 1000,
              close: () => {
                told.freed += 1;
              },
              cut: async (part) => {
                told.parts.push(part);
                return file;
              },
              ...picture,
            };
      }),
    ],
  );
  await renderPage([{ path: '/', Component }], { locale });
  await settle(20);
  return told;
}

const frame = () => appears('[role="group"]', /Part of the photo|Phần ảnh/);
const keys = async (...pressed: readonly string[]) => {
  const element = await frame();
  for (const key of pressed)
    await act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
};
const pointer = async (type: string, pointerId: number, clientX: number, clientY: number) => {
  const element = await frame();
  element.setPointerCapture = () => undefined;
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  await act(
    async () => void element.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, bubbles: true })),
  );
};
const said = () => document.querySelector('[role="status"]')?.textContent;

describe('cropping a picture', () => {
  it('keeps the largest square in the middle at first', async () => {
    const told = await open();
    expect(said()).toBe('1000 × 1000 pixels');
    await click(find('button', 'Crop and save'));
    expect(told).toMatchObject({
      cropped: 1,
      closed: 1,
      parts: [{ left: 500, top: 0, width: 1000, height: 1000 }],
    });
  });

  it('is dragged by a pointer, which moves the picture, not the frame', async () => {
    const told = await open();
    await pointer('pointerdown', 1, 50, 50);
    await pointer('pointermove', 1, 30, 50);
    await pointer('pointerup', 1, 30, 50);
    await pointer('pointermove', 1, 0, 0);
    await click(find('button', 'Crop and save'));
    expect(told.parts).toEqual([{ left: 700, top: 0, width: 1000, height: 1000 }]);
  });

  it('is pinched by two fingers', async () => {
    await open();
    await pointer('pointerdown', 1, 40, 50);
    await pointer('pointerdown', 2, 60, 50);
    await pointer('pointermove', 2, 80, 50);
    expect(said()).toBe('500 × 500 pixels');
  });

  it('is zoomed and moved by keys, and put back', async () => {
    await open();
    await keys('+', '+', '-', 'ArrowDown');
    expect(said()).toBe('909 × 909 pixels');
    await click(find('button', 'Reset'));
    expect(said()).toBe('1000 × 1000 pixels');
  });

  it('says that one pixel cannot be zoomed', async () => {
    const told = await open({ picture: { width: 1, height: 1 } });
    await keys('+', 'ArrowLeft');
    expect(find('p', 'This photo is too small to zoom in without losing sharpness.')).toBeDefined();
    await click(find('button', 'Crop and save'));
    expect(told.parts).toEqual([{ left: 0, top: 0, width: 1, height: 1 }]);
  });

  it.each([
    ['no picture, or too many pixels', { picture: null }, /damaged or have too many pixels/],
    ['no network', { isAway: true }, /Check your connection/],
  ] as const)('says what is wrong: %s', async (_what, world, sentence) => {
    await open(world);
    expect(find('[role="alert"]', sentence)).toBeDefined();
    expect(find('button', 'Crop and save').hasAttribute('disabled')).toBe(true);
  });

  it('stays open when the picture cannot be made', async () => {
    const told = await open({ picture: { cut: async () => null } });
    await click(find('button', 'Crop and save'));
    expect(findAll('[role="alert"]', /couldn’t be made/)).toHaveLength(1);
    expect(told).toMatchObject({ cropped: 0, closed: 0 });
  });

  it('explains itself in Vietnamese', async () => {
    await open({ locale: 'vi' });
    await frame();
    expect(document.body.textContent).toContain('Điện thoại hiển thị phần nằm giữa hai đường kẻ.');
  });
});
