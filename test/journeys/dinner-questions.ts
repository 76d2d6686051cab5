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

async function sign(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('Nowhere to sign');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.2, { steps: 6 });
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.7, { steps: 6 });
  await page.mouse.up();
}

export const companyField = (dialog: Locator): Locator => dialog.getByLabel(new RegExp(`^${COMPANY}`));

export async function answerDinner(page: Page, dialog: Locator, company: string): Promise<void> {
  await companyField(dialog).fill(company);
  await dialog.getByLabel(new RegExp(`^${MAIN_COURSE}`)).selectOption('Chay');
  await sign(page, dialog.getByRole('img', { name: new RegExp(`^${SIGNATURE}`) }));
}
