import type { Locator, Page } from 'playwright/test';

const COMPANY = 'Công ty của bạn';
const MAIN_COURSE = 'Món chính';
const SIGNATURE = 'Chữ ký của bạn';

export const DINNER_QUESTIONS = [
  { id: 1, type: 'Text', label: COMPANY, required: true, description: 'Tên trên thẻ bàn' },
  {
    id: 2,
    type: 'Dropdown',
    label: MAIN_COURSE,
    required: false,
    options: [
      { id: 21, text: 'Cá hồi áp chảo sốt chanh dây' },
      { id: 22, text: 'Chay' },
    ],
  },
  { id: 3, type: 'E-sign', label: SIGNATURE, required: true, description: 'Ký bằng ngón tay hoặc chuột' },
] as const;

type Stroke = readonly (readonly [x: number, y: number])[];

async function byMouse(page: Page, [first, ...rest]: Stroke): Promise<void> {
  await page.mouse.move(...(first ?? [0, 0]));
  await page.mouse.down();
  for (const at of rest) await page.mouse.move(...at, { steps: 6 });
  await page.mouse.up();
}

/** Playwright’s own touchscreen only taps. */
async function byTouch(page: Page, stroke: Stroke): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [at, [x, y]] of stroke.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** With a finger where there is a touchscreen. */
async function sign(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('Nowhere to sign');
  const stroke = [
    [0.2, 0.6],
    [0.35, 0.4],
    [0.5, 0.2],
    [0.65, 0.45],
    [0.8, 0.7],
  ].map(([x = 0, y = 0]) => [box.x + box.width * x, box.y + box.height * y] as const);
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touches ? byTouch : byMouse)(page, stroke);
}

export const companyField = (dialog: Locator): Locator => dialog.getByLabel(new RegExp(`^${COMPANY}`));

export async function answerDinner(page: Page, dialog: Locator, company: string): Promise<void> {
  await companyField(dialog).fill(company);
  await dialog.getByLabel(new RegExp(`^${MAIN_COURSE}`)).selectOption('Chay');
  await sign(page, dialog.getByRole('img', { name: new RegExp(`^${SIGNATURE}`) }));
}
